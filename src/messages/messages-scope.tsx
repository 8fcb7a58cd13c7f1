import { type ReactNode, useMemo } from 'react';
import type { MessagesByNamespace } from './define-messages.ts';
import { mergeMessages } from './merge-messages.ts';
import { MessagesProvider, useMessagesValue } from './messages-context.tsx';

/** Props of `MessagesScope`. */
export interface MessagesScopeProps {
  /** Messages that override those of the provider above. */
  readonly messages: MessagesByNamespace;
  /** BCP 47 tag. @default the provider's */
  readonly locale?: string | undefined;
  /** The widgets to which they apply. */
  readonly children: ReactNode;
}

/** Overrides messages for a part of the tree, such as one of two widgets. */
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
