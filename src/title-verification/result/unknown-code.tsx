import { formatVerificationCode } from '#domain/verification/verification-code.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useMessages } from '#messages/messages-context.tsx';
import type { HeadingLevel } from '#react/heading-level.ts';
import type { VerificationOrigin } from '../title-verification.flow.ts';
import { verificationMessages } from '../title-verification.messages.ts';
import { ResultCard } from './result-card.tsx';

interface UnknownCodeProps {
  readonly code: string;
  readonly origin: VerificationOrigin;
  readonly headingLevel: HeadingLevel;
}

/** No title has the code. It may also be misread, or of another university. */
export function UnknownCode({ code, ...rest }: UnknownCodeProps) {
  const messages = useMessages(verificationMessages);
  return (
    <ResultCard
      {...rest}
      key={code}
      tone="danger"
      title={messages.unknown}
      text={formatMessage(messages.unknownText, { code: formatVerificationCode(code) })}
    />
  );
}
