import { type ReactNode, useMemo } from 'react';
import type { MessagesByNamespace } from './define-messages.ts';
import { mergeMessages } from './merge-messages.ts';
import { MessagesProvider, useMessagesValue } from './messages-context.tsx';

export interface MessagesScopeProps {
  /** Words that override those of the provider above. */
  readonly messages: MessagesByNamespace;
  /** BCP 47 tag. @default the provider's */
  readonly locale?: string | undefined;
  readonly children: ReactNode;
}

/** Other words for a part of the tree below a provider, such as one of two widgets. */
export function MessagesScope({ messages, locale, children }: MessagesScopeProps) {
  const outer = useMessagesValue();
  const overrides = useMemo(
    () => mergeMessages(outer.overrides, messages),
    [outer.overrides, messages],
  );
  return (
    <MessagesProvider overrides={overrides} locale={locale ?? outer.locale}>
      {children}
    </MessagesProvider>
  );
}
