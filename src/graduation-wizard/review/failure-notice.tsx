import { useMessages } from '#messages/messages-context.tsx';
import { useInternalLink } from '#provider/internal-link.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useAnnounced } from '#ui/announcer/announcements.tsx';
import { Button } from '#ui/button/button.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { ReservedText } from '#ui/text/reserved-text.styles.ts';
import { Text } from '#ui/text/text.tsx';
import type { FailedSubmission } from '../progress/progress.flow.ts';
import type { WizardForm } from '../progress/wizard-form-state.ts';
import { stepMessages } from '../steps/steps.messages.ts';
import { wizardMessages } from '../wizard.messages.ts';
import { NoticeAboveButtons } from '../wizard.styles.ts';
import { RefusedFields } from './refused-fields.tsx';
import { lookUpAddress, refusedPlaces } from './refused-places.ts';

interface SubmitFailureNoticeProps {
  readonly form: WizardForm;
  readonly failed: FailedSubmission;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

const advice = {
  'no-answer': 'unsentNoAnswer',
  refused: 'unsentRefused',
  conflict: 'unsentTwice',
  privacy: 'unsentPrivacy',
  other: 'unsentOther',
} as const;

/**
 * The server's reason and advice above the buttons after a failed submission: the input is saved, and the user can
 * retry. A notice shows the reason first, and it stands here once the notice has closed. It goes when the user has corrected
 * every field that the server named.
 */
export function SubmitFailureNotice(props: SubmitFailureNoticeProps) {
  const { form, failed, isRefreshing, onRefresh } = props;
  const messages = useMessages(stepMessages);
  // Not again when the user comes back with a correction.
  const isNew = failed.draft === form.draft;
  // Once for each failure: the reason was read with its notice.
  const announced = useAnnounced<HTMLDivElement>(isNew ? 'polite' : 'off', 1);
  const { summaryTitle } = useMessages(wizardMessages);
  const isClear = failed.failure === 'refused' || failed.failure === 'conflict';
  const named = isClear ? refusedPlaces(failed.explanation) : [];
  const unchanged = named.filter(({ field }) => form.draft[field] === failed.draft[field]);
  const isCorrected = named.length > 0 && unchanged.length === 0;
  if (isCorrected) return null;
  // The list of problems above leads to the others.
  const places = unchanged.filter(
    (place) => !form.problems.some(({ field }) => field === place.field),
  );
  // A conflict about a field, or with a problem in the lists, is not about an earlier application.
  const isOfField = named.length > 0 || form.problems.length > 0;
  const failure = failed.failure === 'conflict' && isOfField ? 'refused' : failed.failure;
  return (
    <NoticeAboveButtons ref={isNew ? scrollIntoView : undefined}>
      <div ref={announced}>
        <Alert
          tone="warning"
          title={failure === 'conflict' ? messages.unsentTwiceTitle : messages.unsentTitle}
          action={action()}
        >
          <Stack $gap={2}>
            <Reason {...failed} />
            <Text>{places.length > 0 ? summaryTitle : messages[advice[failure]]}</Text>
          </Stack>
        </Alert>
      </div>
    </NoticeAboveButtons>
  );

  function action() {
    if (places.length > 0) {
      return <RefusedFields places={places} onCorrect={form.actions.correct} />;
    }
    if (failure === 'conflict') return <LookUpLink statusHref={form.statusHref} />;
    if (failure !== 'refused') return undefined;
    return (
      <Button variant="secondary" isBusy={isRefreshing} onClick={onRefresh}>
        <span>{messages.refresh}</span>
      </Button>
    );
  }
}

/** The server's message. Its height is reserved from the start: the buttons below must not move under a finger. */
function Reason({ explanation: { message }, isInNotice }: FailedSubmission) {
  if (message === undefined) return null;
  return isInNotice ? <ReservedText data-text={message} /> : <Text>{message}</Text>;
}

function LookUpLink({ statusHref }: Pick<WizardForm, 'statusHref'>) {
  const messages = useMessages(stepMessages);
  const followLink = useInternalLink();
  return (
    <LinkButton variant="secondary" href={lookUpAddress(statusHref)} onClick={followLink}>
      {messages.checkStatus}
    </LinkButton>
  );
}

/** The pressed button was at the bottom of a long page. */
function scrollIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView?.({ block: 'nearest' });
}
