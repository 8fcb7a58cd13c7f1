import { documentProblemsMessages } from '#admin-console/document-problems/document-problems.messages.ts';
import { problemText } from '#admin-console/document-problems/problem-text.ts';
import type { IssueCheck } from '#domain/document/issue-check.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Line, Lines } from '#ui/dialog/dialog-parts.styles.ts';
import { UserText } from '#ui/text/inline-text.styles.ts';
import { Text } from '#ui/text/text.tsx';
import type { PaperCheck } from './paper-check.controller.ts';
import { groupByProblem } from './paper-check.flow.ts';
import { rehearsalMessages } from './rehearsal.messages.ts';

/** Lists what would be wrong on the paper of the titles, each problem once. */
export function PaperNote({ check }: { readonly check: PaperCheck }) {
  const messages = useMessages(rehearsalMessages);
  switch (check.status) {
    case 'none':
      return null;
    case 'loading':
      return <Text tone="muted">{messages.paperChecking}</Text>;
    case 'failed':
      return (
        <RetryAlert tone="warning" live="off" onRetry={() => check.retry()}>
          {check.message}
        </RetryAlert>
      );
    case 'ready':
      return <CheckedPaper check={check.data} />;
    default:
      return check satisfies never;
  }
}

/** More problems than this are counted. */
const maxShown = 10;

function CheckedPaper({ check: { template, problems } }: { readonly check: IssueCheck }) {
  const { messages, format } = useText(rehearsalMessages);
  const texts = useMessages(documentProblemsMessages);
  if (template === undefined) return <Text tone="muted">{messages.paperWithoutTemplate}</Text>;
  const groups = groupByProblem(problems);
  if (groups.length === 0) {
    return <Text tone="muted">{format(messages.paperFine, { template })}</Text>;
  }
  const rest = groups.length - maxShown;
  return (
    <Alert tone="warning" live="polite" title={format(messages.paperTitle, { template })}>
      <Lines>
        {groups.slice(0, maxShown).map(({ problem, subjects }) => (
          <Line key={JSON.stringify([problem, subjects === undefined])}>
            <UserText>{problemText(problem, texts)}</UserText>
            {subjects !== undefined &&
              ` ${format(messages.paperTitles, { count: subjects.length })}`}
          </Line>
        ))}
        {rest > 0 && <Line>{format(messages.paperMore, { count: rest })}</Line>}
      </Lines>
    </Alert>
  );
}
