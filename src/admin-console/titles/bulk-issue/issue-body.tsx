import { useMessages } from '../../../messages/messages-context.tsx';
import { keepInView } from '../../../react/keep-in-view.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { RetryAlert } from '../../../ui/alert/retry-alert.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { FormStack, Stack } from '../../../ui/stack/stack.styles.ts';
import type { BulkIssue } from './bulk-issue.controller.ts';
import { bulkIssueMessages } from './bulk-issue.messages.ts';
import { CeremonyFacts } from './ceremony-facts.tsx';
import { IssueFields } from './issue-fields.tsx';
import { IssueState } from './issue-state.tsx';
import { isUnderWay } from './issue-store.ts';
import { IssueSummary } from './issue-summary.tsx';
import { DifferencesNote } from './rehearsal/differences.tsx';
import { RehearsalPanel } from './rehearsal/rehearsal-panel.tsx';

interface IssueBodyProps {
  readonly issue: BulkIssue;
  /** The person wants to read: the dialog stays open. */
  readonly onStay: () => void;
}

/**
 * Everything between the dialog's title and its buttons. The issue's state comes last, near the button that was pressed,
 * and into sight.
 */
export function IssueBody({ issue, onStay }: IssueBodyProps) {
  const words = useMessages(bulkIssueMessages);
  const { choices, run } = issue;
  const state = run.kind !== 'idle' && (
    <div key={run.kind} ref={keepInView}>
      <IssueState run={run} onReadAgain={issue.readAgain} onStay={onStay} />
    </div>
  );

  switch (choices.status) {
    case 'loading':
      return (
        <>
          <Skeleton lines={4} label={words.loading} />
          {state}
        </>
      );
    case 'failed':
      return (
        <>
          <RetryAlert onRetry={choices.retry}>{choices.sentence}</RetryAlert>
          {state}
        </>
      );
    case 'ready':
      if (choices.ceremonies.length === 0 && issue.chosen === null) {
        return <EmptyState title={words.noneCompleted}>{words.noneCompletedText}</EmptyState>;
      }
      return (
        <>
          {run.kind !== 'issued' && <ReadyForm issue={issue} onStay={onStay} />}
          {state}
        </>
      );
    default:
      return choices satisfies never;
  }
}

function ReadyForm({ issue, onStay }: IssueBodyProps) {
  const { form, run, chosen, estimate, lastResult, ceremonyProblem } = issue;
  const isSettled = run.kind === 'counted' || isUnderWay(run) || run.kind === 'unread';
  return (
    <Stack>
      <FormStack
        id={form.formId}
        ref={form.formRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (issue.canSubmit) form.submit();
        }}
      >
        <IssueFields issue={issue} />
      </FormStack>
      {chosen !== null && <CeremonyFacts ceremony={chosen} estimate={estimate} />}
      {ceremonyProblem === 'noneConfirmed' && <NoneConfirmed />}
      {chosen !== null && lastResult !== undefined && !isSettled && (
        <DifferencesNote result={lastResult} isPast onStay={onStay} />
      )}
      <RehearsalPanel estimate={estimate} run={run} />
      {chosen !== null && <IssueSummary issue={issue} ceremony={chosen} />}
    </Stack>
  );
}

function NoneConfirmed() {
  const words = useMessages(bulkIssueMessages);
  return (
    <Alert tone="warning" live="polite">
      {words.noneConfirmed}
    </Alert>
  );
}
