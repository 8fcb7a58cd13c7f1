import { memo } from 'react';
import { type BatchItem, type ItemState, isUnderWay } from '#admin-console/batch/batch-run.flow.ts';
import { FailureReason } from '#admin-console/data/failure-reason.tsx';
import type { Application } from '#domain/application/application.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { fullNameOf } from '../application-names.ts';
import {
  Result,
  ResultCode,
  ResultName,
  ResultReason,
  Results,
  RunningMark,
} from './bulk.styles.ts';
import type { BulkRun } from './bulk-run.controller.ts';
import { type BulkDecisionMessages, bulkRunMessages } from './bulk-run.messages.ts';

interface BulkResultsProps {
  readonly run: BulkRun;
  readonly messages: BulkDecisionMessages;
}

/**
 * The applications of the run, and their states once it starts. The list then takes the focus, because the pressed button
 * disappears.
 */
export function BulkResults({ run, messages }: BulkResultsProps) {
  const { results } = useMessages(bulkRunMessages);
  const list = useFocusWhen<HTMLOListElement>(isUnderWay(run));
  const isReady = run.phase === 'ready';
  return (
    <Results aria-label={results} tabIndex={0} ref={list}>
      {run.items.map((entry) => (
        <ResultLine key={entry.item.id} entry={entry} messages={messages} isReady={isReady} />
      ))}
    </Results>
  );
}

interface ResultLineProps {
  readonly entry: BatchItem<Application, Application>;
  readonly messages: BulkDecisionMessages;
  readonly isReady: boolean;
}

/** Memoized: renders only when its entry changes. */
const ResultLine = memo(function ResultLine({ entry, messages, isReady }: ResultLineProps) {
  const { item: application, state } = entry;
  const { unnamed } = useMessages(bulkRunMessages);
  const name = fullNameOf(application);
  return (
    <Result>
      <span>
        <ResultName>{name === '' ? unnamed : name}</ResultName>
        <ResultCode>{application.code}</ResultCode>
      </span>
      {isReady ? null : <StateMark state={state} messages={messages} />}
      {state.kind === 'failed' ? (
        <ResultReason>
          {state.message}
          <FailureReason reason={state.reason} />
        </ResultReason>
      ) : null}
    </Result>
  );
});

interface StateMarkProps {
  readonly state: ItemState<Application>;
  readonly messages: BulkDecisionMessages;
}

function StateMark({ state, messages }: StateMarkProps) {
  const { waiting } = useMessages(bulkRunMessages);
  switch (state.kind) {
    case 'waiting':
      return <Badge tone="neutral">{waiting}</Badge>;
    case 'running':
      return (
        <RunningMark>
          <Spinner />
          {messages.running}
        </RunningMark>
      );
    case 'done':
      return <Badge tone="success">{messages.done}</Badge>;
    case 'failed':
      return <Badge tone="danger">{messages.failedMark}</Badge>;
    default:
      return state satisfies never;
  }
}
