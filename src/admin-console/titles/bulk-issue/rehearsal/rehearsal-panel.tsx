import { useMemo, useState } from 'react';
import { formatMessage } from '../../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../../messages/messages-context.tsx';
import { RetryAlert } from '../../../../ui/alert/retry-alert.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../../../ui/stack/stack.styles.ts';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { Heading } from '../../../../ui/text/heading.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { QuietPlace } from '../bulk-issue.styles.ts';
import type { IssueRun } from '../issue-store.ts';
import type { IssueEstimate } from './rehearsal.controller.ts';
import { hasFinding, type RehearsalRow } from './rehearsal.flow.ts';
import { rehearsalMessages } from './rehearsal.messages.ts';
import { rehearsalColumns } from './rehearsal-columns.tsx';
import { RehearsalFindingsNote } from './rehearsal-findings.tsx';

interface RehearsalPanelProps {
  readonly estimate: IssueEstimate;
  readonly run: IssueRun;
}

/** The rehearsal before the act, always called an estimate. While titles are being issued it is the one that was sent. */
export function RehearsalPanel({ estimate, run }: RehearsalPanelProps) {
  const words = useMessages(rehearsalMessages);
  switch (estimate.status) {
    case 'none':
      return null;
    case 'loading':
      return <Skeleton lines={5} label={words.loading} />;
    case 'unavailable':
      return (
        <RetryAlert tone="warning" title={estimate.sentence} onRetry={estimate.retry}>
          {words.unavailable}
        </RetryAlert>
      );
    case 'ready': {
      const rows = rowsSent(run) ?? estimate.rows;
      return rows.length === 0 ? null : (
        <Rehearsal rows={rows} retryTitles={estimate.retryTitles} />
      );
    }
    default:
      return estimate satisfies never;
  }
}

function rowsSent(run: IssueRun): readonly RehearsalRow[] | undefined {
  const isOpen = run.kind === 'issuing' || run.kind === 'reading' || run.kind === 'unread';
  return isOpen ? run.order.rows : undefined;
}

interface RehearsalProps {
  readonly rows: readonly RehearsalRow[];
  readonly retryTitles: (() => void) | undefined;
}

function Rehearsal({ rows, retryTitles }: RehearsalProps) {
  const words = useMessages(rehearsalMessages);
  const locale = useLocale();
  const [onlyFindings, setOnlyFindings] = useState(false);
  const withFindings = useMemo(() => rows.filter(hasFinding), [rows]);
  const columns = useMemo(() => rehearsalColumns(words, rows), [words, rows]);
  const isNarrowed = onlyFindings && withFindings.length > 0;
  const offer = isNarrowed
    ? formatMessage(words.showAll, { count: rows.length }, locale)
    : formatMessage(words.showRemarked, { count: withFindings.length }, locale);

  return (
    <Stack $gap={3}>
      <Heading level={3} size="small">
        {words.title}
      </Heading>
      <Text tone="muted">{words.explanation}</Text>
      {retryTitles !== undefined && (
        <RetryAlert tone="warning" live="off" onRetry={retryTitles}>
          {words.titlesUnread}
        </RetryAlert>
      )}
      <RehearsalFindingsNote rows={rows} />
      {withFindings.length > 0 && withFindings.length < rows.length && (
        <QuietPlace>
          <Button variant="quiet" onClick={() => setOnlyFindings(!isNarrowed)}>
            {offer}
          </Button>
        </QuietPlace>
      )}
      <DataTable
        label={words.table}
        columns={columns}
        rows={isNarrowed ? withFindings : rows}
        rowKey={({ application }) => application.id}
        state="ready"
        emptyText={words.empty}
        rowsLabel={(count) => formatMessage(words.rows, { count }, locale)}
        height="20em"
        view={isNarrowed ? 'findings' : 'all'}
      />
    </Stack>
  );
}
