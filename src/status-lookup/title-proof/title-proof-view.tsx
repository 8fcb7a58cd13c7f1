import { useId } from 'react';
import type { TitleProof } from '#domain/application/title-proof.ts';
import { formatLongDate } from '#domain/calendar/calendar-date.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale } from '#messages/messages-context.tsx';
import type { HeadingLevel } from '#react/heading-level.ts';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { ProofAnswers } from './proof-answers.tsx';
import { ProofNoticeView } from './proof-notice.tsx';
import { ProposedTitleView } from './proposed-title-view.tsx';
import type { TitleProofController } from './title-proof.controller.ts';
import type { TitleProofMessages } from './title-proof.messages.ts';
import { ProofBox } from './title-proof.styles.ts';

interface TitleProofViewProps extends TitleProofController {
  readonly messages: TitleProofMessages;
  readonly code: string;
  readonly headingLevel: HeadingLevel;
}

/** The section of the result. After an answer its heading takes the focus, because the pressed button disappears. */
export function TitleProofView(props: TitleProofViewProps) {
  const { state, messages, code, headingLevel, answers, retry } = props;
  const titleId = useId();
  const heading = useFocusWhen<HTMLHeadingElement>(answers, { atMount: false });

  return (
    <ProofBox aria-labelledby={titleId}>
      <Stack $gap={4}>
        <Heading level={headingLevel} size="title" id={titleId} tabIndex={-1} headingRef={heading}>
          {messages.title}
        </Heading>
        {state.status === 'loading' && <Skeleton lines={6} label={messages.loading} />}
        {state.status === 'failed' && <RetryAlert onRetry={retry}>{state.message}</RetryAlert>}
        {state.status === 'ready' && <ReadyProof {...props} proof={state.proof} code={code} />}
      </Stack>
    </ProofBox>
  );
}

interface ReadyProofProps extends TitleProofViewProps {
  readonly proof: TitleProof;
}

function ReadyProof(props: ReadyProofProps) {
  const { proof, messages, failure } = props;
  const locale = useLocale();
  const day = proof.lastDay && formatLongDate(proof.lastDay, locale);
  const notice = <ProofNoticeView proof={proof} messages={messages} />;
  const failed = failure !== undefined && <Alert tone="danger" title={failure} live="assertive" />;
  switch (proof.status) {
    case 'issued':
      return (
        <>
          <Alert tone="info" title={messages.issued}>
            {messages.issuedText}
          </Alert>
          {notice}
          {failed}
        </>
      );
    case 'closed':
      return (
        <>
          <Alert
            tone="info"
            title={
              day === undefined ? messages.closed : formatMessage(messages.closedOn, { date: day })
            }
          />
          {notice}
          {failed}
        </>
      );
    case 'open':
      return (
        <>
          <Text>
            {messages.intro}
            {day !== undefined && ` ${formatMessage(messages.lastDay, { date: day })}`}
          </Text>
          {notice}
          <ProposedTitleView title={proof.title} messages={messages} />
          {failed}
          <ProofAnswers {...props} />
        </>
      );
    default:
      return proof satisfies never;
  }
}
