import { useMessages } from '#messages/messages-context.tsx';
import { keepInView } from '#react/keep-in-view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { FormStack, Stack } from '#ui/stack/stack.styles.ts';
import type { BulkIssue } from './bulk-issue.controller.ts';
import { bulkIssueMessages } from './bulk-issue.messages.ts';
import { CeremonyFacts } from './form/ceremony-facts.tsx';
import { IssueFields } from './form/issue-fields.tsx';
import { IssueSummary } from './form/issue-summary.tsx';
import { RehearsalPanel } from './rehearsal/rehearsal-panel.tsx';
import { DifferencesNote } from './result/differences-note.tsx';
import { isUnderWay } from './run/issue-run.flow.ts';
import { IssueRunView } from './run/issue-run-view.tsx';

interface BulkIssueBodyProps {
  readonly issue: BulkIssue;
  /** Keeps the dialog open after a success, so that the user can read the differences. */
  readonly onStay: () => void;
}

/**
 * The dialog's content. The issue's state comes last, next to the button that was pressed, and is scrolled into view.
 */
export function BulkIssueBody({ issue, onStay }: BulkIssueBodyProps) {
  const messages = useMessages(bulkIssueMessages);
  const { choices, form, run } = issue;
  const state = run.kind !== 'idle' && !form.isFailureInFields && (
    <div key={run.kind} ref={keepInView}>
      <IssueRunView run={run} onVerifyAgain={issue.verifyAgain} onStay={onStay} />
    </div>
  );

  switch (choices.status) {
    case 'loading':
      return (
        <>
          <Skeleton lines={4} label={messages.loading} />
          {state}
        </>
      );
    case 'failed':
      return (
        <>
          <RetryAlert onRetry={choices.retry}>{choices.message}</RetryAlert>
          {state}
        </>
      );
    case 'ready':
      if (choices.ceremonies.length === 0 && issue.chosen === null) {
        return <EmptyState title={messages.noneCompleted}>{messages.noneCompletedText}</EmptyState>;
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

function ReadyForm({ issue, onStay }: BulkIssueBodyProps) {
  const { form, run, chosen, estimate, lastResult, ceremonyProblem } = issue;
  const showsRun = run.kind === 'verified' || isUnderWay(run) || run.kind === 'unverified';
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
      {chosen !== null && lastResult !== undefined && !showsRun && (
        <DifferencesNote result={lastResult} isPast onStay={onStay} />
      )}
      <RehearsalPanel estimate={estimate} run={run} warnings={issue.warnings} paper={issue.paper} />
      {chosen !== null && <IssueSummary issue={issue} ceremony={chosen} />}
    </Stack>
  );
}

function NoneConfirmed() {
  const messages = useMessages(bulkIssueMessages);
  return (
    <Alert tone="warning" live="polite">
      {messages.noneConfirmed}
    </Alert>
  );
}
