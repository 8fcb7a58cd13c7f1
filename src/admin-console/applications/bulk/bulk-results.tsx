import { memo } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { fullNameOf } from '../application-names.ts';
import {
  Result,
  ResultCode,
  ResultName,
  ResultReason,
  Results,
  RunningMark,
} from './bulk.styles.ts';
import type { BulkItem, BulkItemState } from './bulk-run.flow.ts';
import { type BulkDecisionMessages, bulkRunMessages } from './bulk-run.messages.ts';

interface BulkResultsProps {
  readonly items: readonly BulkItem[];
  /** Hides the states until the run starts. */
  readonly isReady: boolean;
  readonly messages: BulkDecisionMessages;
}

/** The applications of the run with their states. */
export function BulkResults({ items, isReady, messages }: BulkResultsProps) {
  const { results } = useMessages(bulkRunMessages);
  return (
    <Results aria-label={results} tabIndex={0}>
      {items.map((item) => (
        <ResultLine key={item.application.id} item={item} messages={messages} isReady={isReady} />
      ))}
    </Results>
  );
}

interface ResultLineProps {
  readonly item: BulkItem;
  readonly messages: BulkDecisionMessages;
  readonly isReady: boolean;
}

/** Memoized: renders only when its item changes. */
const ResultLine = memo(function ResultLine({ item, messages, isReady }: ResultLineProps) {
  const { application, state } = item;
  const { unnamed } = useMessages(bulkRunMessages);
  const name = fullNameOf(application);
  return (
    <Result>
      <span>
        <ResultName>{name === '' ? unnamed : name}</ResultName>
        <ResultCode>{application.code}</ResultCode>
      </span>
      {isReady ? null : <StateMark state={state} messages={messages} />}
      {state.kind === 'failed' ? <ResultReason>{state.message}</ResultReason> : null}
    </Result>
  );
});

interface StateMarkProps {
  readonly state: BulkItemState;
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
