import type { TitleProof, WordingRequest } from '#domain/application/title-proof.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { WrittenText } from '#ui/text/inline-text.styles.ts';
import { noticeOf } from './title-proof.flow.ts';
import type { TitleProofMessages } from './title-proof.messages.ts';

interface ProofNoticeProps {
  readonly proof: TitleProof;
  readonly messages: TitleProofMessages;
}

/** The state of the graduate's latest answer; nothing without one. */
export function ProofNoticeView({ proof, messages }: ProofNoticeProps) {
  const notice = noticeOf(proof);
  switch (notice?.kind) {
    case undefined:
      return null;
    case 'confirmed':
      return (
        <Alert tone="success" title={messages.confirmed} live="polite">
          {proof.status === 'open' ? messages.confirmedText : undefined}
        </Alert>
      );
    case 'changed':
      return (
        <Alert tone="warning" title={messages.changed} live="polite">
          {proof.status === 'open' ? messages.changedText : undefined}
        </Alert>
      );
    case 'wording-request':
      return <WordingRequestNotice wordingRequest={notice.wordingRequest} messages={messages} />;
    default:
      return notice satisfies never;
  }
}

const titles = {
  open: 'correctionOpen',
  accepted: 'correctionAccepted',
  answered: 'correctionAnswered',
} as const satisfies Record<WordingRequest['status'], keyof TitleProofMessages>;

interface WordingRequestNoticeProps {
  readonly wordingRequest: WordingRequest;
  readonly messages: TitleProofMessages;
}

function WordingRequestNotice({ wordingRequest, messages }: WordingRequestNoticeProps) {
  const { status, description, reply } = wordingRequest;
  const asked = {
    term: messages.asked,
    detail: <WrittenText dir="auto">{description}</WrittenText>,
  };
  const answer = reply && {
    term: messages.reply,
    detail: <WrittenText dir="auto">{reply}</WrittenText>,
  };
  return (
    <Stack $gap={3}>
      <Alert
        tone={status === 'accepted' ? 'success' : 'info'}
        title={messages[titles[status]]}
        live="polite"
      >
        {status === 'open' ? messages.correctionOpenText : undefined}
      </Alert>
      <DescriptionList items={answer ? [asked, answer] : [asked]} />
    </Stack>
  );
}
