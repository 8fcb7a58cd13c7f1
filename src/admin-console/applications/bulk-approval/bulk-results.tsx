import { memo } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { fullNameOf } from '../application-names.ts';
import type { BulkItem, BulkItemState } from './bulk-approval.flow.ts';
import { type BulkApprovalWords, bulkApprovalMessages } from './bulk-approval.messages.ts';
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
  /** Before the first request no state is shown. */
  readonly isReady: boolean;
}

/** Each application of the run and its state. */
export function BulkResults({ items, isReady }: BulkResultsProps) {
  const words = useMessages(bulkApprovalMessages);
  return (
    <Results aria-label={words.results} tabIndex={0}>
      {items.map((item) => (
        <ResultLine key={item.application.id} item={item} words={words} isReady={isReady} />
      ))}
    </Results>
  );
}

interface ResultLineProps {
  readonly item: BulkItem;
  readonly words: BulkApprovalWords;
  readonly isReady: boolean;
}

/** Drawn again only when its own state changes. */
const ResultLine = memo(function ResultLine({ item, words, isReady }: ResultLineProps) {
  const { application, state } = item;
  const name = fullNameOf(application);
  return (
    <Result>
      <span>
        <ResultName>{name === '' ? words.unnamed : name}</ResultName>
        <ResultCode>{application.code}</ResultCode>
      </span>
      {isReady ? null : <StateMark state={state} words={words} />}
      {state.kind === 'failed' ? <ResultReason>{state.sentence}</ResultReason> : null}
    </Result>
  );
});

interface StateMarkProps {
  readonly state: BulkItemState;
  readonly words: BulkApprovalWords;
}

function StateMark({ state, words }: StateMarkProps) {
  switch (state.kind) {
    case 'waiting':
      return <Badge tone="neutral">{words.waiting}</Badge>;
    case 'running':
      return (
        <RunningMark>
          <Spinner />
          {words.running}
        </RunningMark>
      );
    case 'approved':
      return <Badge tone="success">{words.approved}</Badge>;
    case 'failed':
      return <Badge tone="danger">{words.failedMark}</Badge>;
    default:
      return state satisfies never;
  }
}
