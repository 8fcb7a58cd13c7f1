import { useMemo, useState } from 'react';
import { documentProblemsMessages } from '#admin-console/document-problems/document-problems.messages.ts';
import { problemText } from '#admin-console/document-problems/problem-text.ts';
import type { IssueProblem } from '#domain/document/issue-check.ts';
import type { IssueFinding } from '#domain/registry/issue/issue-findings.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { nameFindingsMessages } from '#ui/name-findings/name-findings.messages.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { IssueRun } from '../run/issue-run.flow.ts';
import { FindingsNote } from './findings-note.tsx';
import type { PaperCheck } from './paper-check.controller.ts';
import { problemsByApplication } from './paper-check.flow.ts';
import { PaperNote } from './paper-note.tsx';
import { ProofFiguresNote } from './proof-figures.tsx';
import type { IssueEstimate } from './rehearsal.controller.ts';
import { hasFinding, type RehearsalRow } from './rehearsal.flow.ts';
import { rehearsalMessages } from './rehearsal.messages.ts';
import { rehearsalColumns } from './rehearsal-columns.tsx';

interface RehearsalPanelProps {
  readonly estimate: IssueEstimate;
  readonly run: IssueRun;
  /** Warnings about the day and the numbers of the issue. */
  readonly warnings: readonly IssueFinding[];
  readonly paper: PaperCheck;
}

/** The rehearsal, labelled as an estimate. While an issue is under way, shows the rehearsal that was sent. */
export function RehearsalPanel({ estimate, run, warnings, paper }: RehearsalPanelProps) {
  const messages = useMessages(rehearsalMessages);
  switch (estimate.status) {
    case 'none':
      return null;
    case 'loading':
      return <Skeleton lines={5} label={messages.loading} />;
    case 'unavailable':
      return (
        <>
          <FindingsNote warnings={warnings} rows={noRows} isRefused={false} />
          <RetryAlert tone="warning" title={estimate.message} onRetry={estimate.retry}>
            {messages.unavailable}
          </RetryAlert>
        </>
      );
    case 'ready': {
      const rows = sentRows(run) ?? estimate.rows;
      return rows.length === 0 ? null : (
        <Rehearsal
          rows={rows}
          warnings={warnings}
          paper={paper}
          isRefused={estimate.isRefused}
          retryTitles={estimate.retryTitles}
        />
      );
    }
    default:
      return estimate satisfies never;
  }
}

const noRows: readonly RehearsalRow[] = [];
const noProblems: readonly IssueProblem[] = [];

function sentRows(run: IssueRun): readonly RehearsalRow[] | undefined {
  const isOpen = run.kind === 'issuing' || run.kind === 'verifying' || run.kind === 'unverified';
  return isOpen ? run.order.rows : undefined;
}

interface RehearsalProps {
  readonly rows: readonly RehearsalRow[];
  readonly warnings: readonly IssueFinding[];
  readonly paper: PaperCheck;
  readonly isRefused: boolean;
  readonly retryTitles: (() => void) | undefined;
}

function Rehearsal({ rows, warnings, paper, isRefused, retryTitles }: RehearsalProps) {
  const { messages, format } = useText(rehearsalMessages);
  const [onlyFindings, setOnlyFindings] = useState(false);
  const nameText = useText(nameFindingsMessages);
  const problemTexts = useMessages(documentProblemsMessages);
  const problems = paper.status === 'ready' ? paper.data.problems : noProblems;
  const onPaper = useMemo(
    () => problemsByApplication(problems, rows.length),
    [problems, rows.length],
  );
  const withFindings = useMemo(
    () => rows.filter((row) => hasFinding(row) || onPaper.has(row.application.id)),
    [rows, onPaper],
  );
  const columns = useMemo(() => {
    const paperTexts = (id: number) =>
      (onPaper.get(id) ?? []).map((problem) => problemText(problem, problemTexts));
    return rehearsalColumns(messages, rows, nameText, paperTexts);
  }, [messages, rows, nameText, onPaper, problemTexts]);
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
      <FindingsNote warnings={warnings} rows={rows} isRefused={isRefused} />
      <PaperNote check={paper} />
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
