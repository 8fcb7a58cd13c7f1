'use client';

import {
  MessagesScope as UntypedScope,
  type MessagesScopeProps as UntypedScopeProps,
} from '../../messages/messages-scope.tsx';
import {
  type RemoteMessagesOptions,
  useRemoteMessages as useUntyped,
} from '../../messages/use-remote-messages.ts';
import type { GraduationMessages } from '../messages.ts';

export interface MessagesScopeProps extends Omit<UntypedScopeProps, 'messages'> {
  readonly messages: GraduationMessages;
}

/** Other words for one widget of several below the same provider; what it does not name keeps the provider's. */
export const MessagesScope: (props: MessagesScopeProps) => ReturnType<typeof UntypedScope> =
  UntypedScope;

/** What is known of words that are being fetched. `late` says that the wait is over and the words may still come. */
export type RemoteMessages =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'late' | 'settled'; readonly messages: GraduationMessages };

/**
 * Words from an address for a provider's `messages`. While it is `waiting` (300 ms at most) render nothing or a
 * placeholder; words that arrive later replace the defaults without moving the focus.
 *
 * @example
 * const remote = useRemoteMessages('/textos/grados.json');
 * if (remote.kind === 'waiting') return null;
 * return <GraduationProvider api={api} messages={remote.messages}>…</GraduationProvider>;
 */
export const useRemoteMessages = useUntyped as (
  href: string,
  options?: RemoteMessagesOptions,
) => RemoteMessages;

export type { RemoteMessagesOptions } from '../../messages/use-remote-messages.ts';
