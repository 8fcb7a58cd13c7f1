'use client';

import {
  MessagesScope as UntypedScope,
  type MessagesScopeProps as UntypedScopeProps,
} from '#messages/messages-scope.tsx';
import {
  type RemoteMessagesOptions,
  useRemoteMessages as useUntyped,
} from '#messages/use-remote-messages.ts';
import type { GraduationMessages } from '../messages.ts';

/** Props of `MessagesScope`. */
export interface MessagesScopeProps extends Omit<UntypedScopeProps, 'messages'> {
  /** The messages to override, by namespace and key. */
  readonly messages: GraduationMessages;
}

/** Overrides messages for one of several widgets below the same provider; other keys keep the provider's messages. */
export const MessagesScope: (props: MessagesScopeProps) => ReturnType<typeof UntypedScope> =
  UntypedScope;

/** The state of messages that are being fetched. `late`: the wait is over and the messages may still arrive. */
export type RemoteMessages =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'late' | 'settled'; readonly messages: GraduationMessages };

/**
 * Fetches a provider's `messages` from a URL. While it is `waiting` (300 ms at most) render nothing or a placeholder;
 * messages that arrive later replace the defaults without moving the focus.
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

export type { RemoteMessagesOptions } from '#messages/use-remote-messages.ts';
