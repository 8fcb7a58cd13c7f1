import { useMessages } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import type { SubmitFailure } from '../draft/submission-result.ts';
import { NoticeAboveButtons } from '../wizard.styles.ts';
import { stepMessages } from './steps.messages.ts';

interface SubmitFailureNoticeProps {
  readonly failure: SubmitFailure;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

const advice = {
  'no-answer': 'unsentNoAnswer',
  refused: 'unsentRefused',
  privacy: 'unsentPrivacy',
  other: 'unsentOther',
} as const;

/**
 * Advice above the buttons after a failed submission: the input is saved, and the user can retry. A notice shows the
 * failure itself, so its messages are not repeated here.
 */
export function SubmitFailureNotice({
  failure,
  isRefreshing,
  onRefresh,
}: SubmitFailureNoticeProps) {
  const messages = useMessages(stepMessages);
  const refresh = (
    <Button variant="secondary" isBusy={isRefreshing} onClick={onRefresh}>
      <span>{messages.refresh}</span>
    </Button>
  );
  return (
    <NoticeAboveButtons ref={scrollIntoView}>
      <Alert
        tone="warning"
        title={messages.unsentTitle}
        live="polite"
        action={failure === 'refused' ? refresh : undefined}
      >
        {messages[advice[failure]]}
      </Alert>
    </NoticeAboveButtons>
  );
}

/** The pressed button was at the bottom of a long page. */
function scrollIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView?.({ block: 'nearest' });
}
