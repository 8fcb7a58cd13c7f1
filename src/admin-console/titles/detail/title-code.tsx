import { type ReactNode, useId, useRef } from 'react';
import type { TitleVerificationCode } from '#domain/registry/issued-title.ts';
import { formatVerificationCode } from '#domain/verification/verification-code.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { CopyButton } from '#ui/copy-text/copy-button.tsx';
import { Cluster } from '#ui/stack/row.styles.ts';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { Code } from '../list/titles.styles.ts';
import { titleCodeMessages } from './title-code.messages.ts';

interface TitleCodeProps extends TitleVerificationCode {
  /** The number of verifications, where the server counts them. @default none */
  readonly count?: ReactNode;
}

/** The code printed on a title, with a button to copy it and, where there is one, the page that verifies it. */
export function TitleCode({ code, url, count }: TitleCodeProps) {
  const messages = useMessages(titleCodeMessages);
  const id = useId();
  const shown = useRef<HTMLElement>(null);
  const printed = formatVerificationCode(code);
  return (
    <Stack $gap={3} as="section" aria-labelledby={id}>
      <Heading level={3} size="small" id={id}>
        {messages.heading}
      </Heading>
      <Code>
        <span ref={shown} translate="no" dir="ltr">
          {printed}
        </span>
      </Code>
      <Text tone="muted" size="small">
        {messages.explanation}
      </Text>
      {count}
      <Cluster $align="start">
        <CopyButton
          text={printed}
          shownIn={shown}
          copiedText={messages.copied}
          failedText={messages.copyFailed}
        >
          {messages.copy}
        </CopyButton>
        {url !== undefined && (
          <LinkButton variant="secondary" href={url} target="_blank" rel="noopener">
            {messages.open}
          </LinkButton>
        )}
      </Cluster>
    </Stack>
  );
}
