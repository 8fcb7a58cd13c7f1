import { useEffect, useId, useState } from 'react';
import { FailureReason } from '#admin-console/data/failure-reason.tsx';
import type { NoticedFailure } from '#admin-console/data/noticed-failure.ts';
import { FailureAlert } from '#admin-console/form/failure-alert.tsx';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { useGraduation } from '#provider/graduation-context.ts';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useAnnounced } from '#ui/announcer/announcements.tsx';
import { Button } from '#ui/button/button.tsx';
import { FocusTarget } from '#ui/dialog/dialog-parts.styles.ts';
import { ProgressHead, Sweep, Track } from '#ui/progress/progress.styles.ts';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { Panel } from '#ui/stack/panel.styles.ts';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { bulkIssueMessages } from '../bulk-issue.messages.ts';
import { ResultCount } from '../bulk-issue.styles.ts';
import { DifferencesNote } from '../result/differences-note.tsx';
import { type IssueOrder, type IssueResult, isComplete } from '../result/issue-result.flow.ts';
import { IssueSuccess } from '../result/issue-success.tsx';
import { issueLimitSeconds } from './issue-run.controller.ts';
import type { IssueRun } from './issue-run.flow.ts';

interface IssueRunViewProps {
  readonly run: IssueRun;
  readonly onVerifyAgain: () => void;
  readonly onStay: () => void;
}

export function IssueRunView({ run, onVerifyAgain, onStay }: IssueRunViewProps) {
  const messages = useMessages(bulkIssueMessages);
  switch (run.kind) {
    case 'idle':
      return null;
    case 'issuing':
      return <IssueProgress order={run.order} startedAt={run.startedAt} />;
    case 'issued':
      return <IssueSuccess result={run.result} onStay={onStay} />;
    case 'refused':
      return <FailureAlert failure={run} />;
    case 'verifying':
      return (
        <Alert tone="danger" live="assertive" title={run.message}>
          <FailureReason reason={run.reason} />
          <Spinner label={messages.verifying} />
        </Alert>
      );
    case 'unverified':
      return <Unverified failure={run} onVerifyAgain={onVerifyAgain} />;
    case 'verified':
      return <Verified {...run} onVerifyAgain={onVerifyAgain} onStay={onStay} />;
    default:
      return run satisfies never;
  }
}

interface UnverifiedProps {
  readonly failure: NoticedFailure;
  readonly onVerifyAgain: () => void;
}

/** The number of issued titles is unknown. The only action is to read the titles; its button takes the focus. */
function Unverified({ failure, onVerifyAgain }: UnverifiedProps) {
  const messages = useMessages(bulkIssueMessages);
  const readButton = useFocusWhen<HTMLButtonElement>(true);
  return (
    <Alert
      tone="danger"
      live="assertive"
      title={failure.message}
      action={
        <Button buttonRef={readButton} onClick={onVerifyAgain}>
          {messages.readTitles}
        </Button>
      }
    >
      <FailureReason reason={failure.reason} />
      <Text>{messages.unverifiedText}</Text>
    </Alert>
  );
}

interface VerifiedProps extends Omit<IssueRunViewProps, 'run'>, NoticedFailure {
  readonly result: IssueResult;
}

/** 'Se emitieron 37 de 40': shown before anything can be sent again. */
function Verified({ message, reason, result, onVerifyAgain, onStay }: VerifiedProps) {
  const { messages, format } = useText(bulkIssueMessages);
  const box = useFocusWhen<HTMLDivElement>(true);
  const { issued, of } = result;
  const count = format(messages.issuedCount, { issued, of });

  return (
    <Stack $gap={3}>
      <FocusTarget ref={box} tabIndex={-1}>
        {isComplete(result) ? (
          <Alert tone="success" live="assertive" title={count}>
            {messages.allIssued}
          </Alert>
        ) : (
          <Alert
            tone="danger"
            live="assertive"
            title={message}
            action={
              <Button variant="secondary" onClick={onVerifyAgain}>
                {messages.readAgain}
              </Button>
            }
          >
            <FailureReason reason={reason} />
            <ResultCount>{count}</ResultCount>
            <Text>{format(messages.missingCount, { count: of - issued })}</Text>
          </Alert>
        )}
      </FocusTarget>
      <DifferencesNote result={withoutAbsent(result)} onStay={onStay} />
    </Stack>
  );
}

/** Graduates without a title are not differences here: they are still to be issued. */
function withoutAbsent(result: IssueResult): IssueResult {
  return { ...result, differences: result.differences.filter(({ kind }) => kind !== 'absent') };
}

interface IssueProgressProps {
  readonly order: IssueOrder;
  /** In milliseconds since the epoch. */
  readonly startedAt: number;
}

/** Indeterminate progress: the elapsed time, and what happens at the time limit. */
function IssueProgress({ order, startedAt }: IssueProgressProps) {
  const { messages, format } = useText(bulkIssueMessages);
  const labelId = useId();
  const announced = useAnnounced<HTMLSpanElement>('polite');
  const seconds = useElapsedSeconds(useSentAt(startedAt));

  return (
    <Panel>
      <ProgressHead>
        <span id={labelId} ref={announced}>
          {format(messages.issuing, { count: order.shown })}
        </span>
        <span role="timer">{format(messages.elapsed, { seconds })}</span>
      </ProgressHead>
      <Track role="progressbar" aria-labelledby={labelId}>
        <Sweep />
      </Track>
      <Text tone="muted" size="small">
        {format(messages.limit, { limit: issueLimitSeconds })}
      </Text>
    </Panel>
  );
}

/** The time at which the order was last sent: the server may demand a confirmation by the user before it issues. */
function useSentAt(startedAt: number): number {
  const { confirmations } = useGraduation();
  const [sentAt, setSentAt] = useState(startedAt);
  useEffect(
    () =>
      confirmations.subscribe(() => {
        if (confirmations.get() === undefined) setSentAt(Date.now());
      }),
    [confirmations],
  );
  return sentAt;
}

function useElapsedSeconds(startedAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - startedAt) / 1_000));
}
