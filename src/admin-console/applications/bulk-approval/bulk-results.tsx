import { memo } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { fullNameOf } from '../application-names.ts';
import type { BulkItem, BulkItemState } from './bulk-approval.flow.ts';
import { type BulkApprovalMessages, bulkApprovalMessages } from './bulk-approval.messages.ts';
import {
  Result,
  ResultCode,
  ResultName,
  ResultReason,
  Results,
  RunningMark,
} from './bulk-approval.styles.ts';

interface BulkResultsProps {
  readonly items: readonly BulkItem[];
  /** Hides the states until the run starts. */
  readonly isReady: boolean;
}

/** The applications of the run with their states. */
export function BulkResults({ items, isReady }: BulkResultsProps) {
  const messages = useMessages(bulkApprovalMessages);
  return (
    <Results aria-label={messages.results} tabIndex={0}>
      {items.map((item) => (
        <ResultLine key={item.application.id} item={item} messages={messages} isReady={isReady} />
      ))}
    </Results>
  );
}

interface ResultLineProps {
  readonly item: BulkItem;
  readonly messages: BulkApprovalMessages;
  readonly isReady: boolean;
}

/** Memoized: renders only when its item changes. */
const ResultLine = memo(function ResultLine({ item, messages, isReady }: ResultLineProps) {
  const { application, state } = item;
  const name = fullNameOf(application);
  return (
    <Result>
      <span>
        <ResultName>{name === '' ? messages.unnamed : name}</ResultName>
        <ResultCode>{application.code}</ResultCode>
      </span>
      {isReady ? null : <StateMark state={state} messages={messages} />}
      {state.kind === 'failed' ? <ResultReason>{state.message}</ResultReason> : null}
    </Result>
  );
});

interface StateMarkProps {
  readonly state: BulkItemState;
  readonly messages: BulkApprovalMessages;
}

function StateMark({ state, messages }: StateMarkProps) {
  switch (state.kind) {
    case 'waiting':
      return <Badge tone="neutral">{messages.waiting}</Badge>;
    case 'running':
      return (
        <RunningMark>
          <Spinner />
          {messages.running}
        </RunningMark>
      );
    case 'approved':
      return <Badge tone="success">{messages.approved}</Badge>;
    case 'failed':
      return <Badge tone="danger">{messages.failedMark}</Badge>;
    default:
      return state satisfies never;
  }
}
