import { useMemo, useState } from 'react';
import type { Register } from '#domain/registers.ts';
import type { Wording } from '#messages/format-message.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Line, Lines } from '#ui/dialog/dialog-parts.styles.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { IssueRun } from '../run/issue-run.flow.ts';
import { ProofFiguresNote } from './proof-figures.tsx';
import type { IssueEstimate } from './rehearsal.controller.ts';
import {
  findingsOf,
  hasFinding,
  type RehearsalFindings,
  type RehearsalRow,
} from './rehearsal.flow.ts';
import { type RehearsalMessages, rehearsalMessages } from './rehearsal.messages.ts';
import { rehearsalColumns } from './rehearsal-columns.tsx';

interface RehearsalPanelProps {
  readonly estimate: IssueEstimate;
  readonly run: IssueRun;
}

/** The rehearsal, labelled as an estimate. While an issue is under way, shows the rehearsal that was sent. */
export function RehearsalPanel({ estimate, run }: RehearsalPanelProps) {
  const messages = useMessages(rehearsalMessages);
  switch (estimate.status) {
    case 'none':
      return null;
    case 'loading':
      return <Skeleton lines={5} label={messages.loading} />;
    case 'unavailable':
      return (
        <RetryAlert tone="warning" title={estimate.message} onRetry={estimate.retry}>
          {messages.unavailable}
        </RetryAlert>
      );
    case 'ready': {
      const rows = sentRows(run) ?? estimate.rows;
      return rows.length === 0 ? null : (
        <Rehearsal rows={rows} isRefused={estimate.isRefused} retryTitles={estimate.retryTitles} />
      );
    }
    default:
      return estimate satisfies never;
  }
}

function sentRows(run: IssueRun): readonly RehearsalRow[] | undefined {
  const isOpen = run.kind === 'issuing' || run.kind === 'verifying' || run.kind === 'unverified';
  return isOpen ? run.order.rows : undefined;
}

interface RehearsalProps {
  readonly rows: readonly RehearsalRow[];
  readonly isRefused: boolean;
  readonly retryTitles: (() => void) | undefined;
}

function Rehearsal({ rows, isRefused, retryTitles }: RehearsalProps) {
  const { messages, format } = useText(rehearsalMessages);
  const [onlyFindings, setOnlyFindings] = useState(false);
  const withFindings = useMemo(() => rows.filter(hasFinding), [rows]);
  const columns = useMemo(() => rehearsalColumns(messages, rows), [messages, rows]);
  const isNarrowed = onlyFindings && withFindings.length > 0;
  const toggleLabel = isNarrowed
    ? format(messages.showAll, { count: rows.length })
    : format(messages.showRemarked, { count: withFindings.length });

  return (
    <Stack $gap={3}>
      <Heading level={3} size="small">
        {messages.title}
      </Heading>
      <Text tone="muted">{messages.explanation}</Text>
      {retryTitles !== undefined && (
        <RetryAlert tone="warning" live="off" onRetry={retryTitles}>
          {messages.titlesUnread}
        </RetryAlert>
      )}
      <RehearsalFindingsNote rows={rows} isRefused={isRefused} />
      <ProofFiguresNote rows={rows} />
      {withFindings.length > 0 && withFindings.length < rows.length && (
        <div>
          <Button variant="quiet" flush="start" onClick={() => setOnlyFindings(!isNarrowed)}>
            {toggleLabel}
          </Button>
        </div>
      )}
      <DataTable
        label={messages.table}
        columns={columns}
        rows={isNarrowed ? withFindings : rows}
        rowKey={({ application }) => application.id}
        state="ready"
        emptyText={messages.empty}
        rowsLabel={(count) => format(messages.rows, { count })}
        height="20em"
        view={isNarrowed ? 'findings' : 'all'}
      />
    </Stack>
  );
}

interface RehearsalFindingsProps {
  readonly rows: readonly RehearsalRow[];
  /** True if the server will refuse the issue because of taken numbers. */
  readonly isRefused: boolean;
}

/** Counts the findings that need attention before the issue; renders nothing if there are none. */
function RehearsalFindingsNote({ rows, isRefused }: RehearsalFindingsProps) {
  const text = useText(rehearsalMessages);
  const { messages } = text;
  const lines = useMemo(() => findingLines(findingsOf(rows), text), [rows, text]);
  if (lines.length === 0) return null;
  return (
    <Alert
      tone={isRefused ? 'danger' : 'warning'}
      title={isRefused ? messages.refusedTitle : messages.remarksTitle}
      live={isRefused ? 'polite' : 'off'}
    >
      <Lines>
        {lines.map((line) => (
          <Line key={line}>{line}</Line>
        ))}
        {isRefused && <Line>{messages.refusedAdvice}</Line>}
      </Lines>
    </Alert>
  );
}

const unnumberedMessages = {
  record: 'unnumberedRecord',
  assigned: 'unnumberedAssigned',
  folio: 'unnumberedFolio',
} as const satisfies Record<Register, string>;

function findingLines(
  { taken, noNomenclature, noGender, ambiguousCareers, unnumbered }: RehearsalFindings,
  { messages, format }: Wording<RehearsalMessages>,
): readonly string[] {
  const counted = [
    [messages.countTaken, taken],
    [messages.countNoNomenclature, noNomenclature],
    [messages.countNoGender, noGender],
    [messages.countAmbiguousCareers, ambiguousCareers],
  ] as const;
  return [
    ...unnumbered.map((register) => messages[unnumberedMessages[register]]),
    ...counted
      .filter(([, count]) => count > 0)
      .map(([message, count]) => format(message, { count })),
  ];
}
