import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { type Register, registers } from '#domain/registers.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useText } from '#messages/messages-context.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Line, Lines } from '#ui/dialog/dialog-parts.styles.ts';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { UserText } from '#ui/text/inline-text.styles.ts';
import type { BulkIssue } from '../bulk-issue.controller.ts';
import { type BulkIssueMessages, bulkIssueMessages } from '../bulk-issue.messages.ts';
import { type RehearsalRow, spanOf } from '../rehearsal/rehearsal.flow.ts';

interface IssueSummaryProps {
  readonly issue: BulkIssue;
  readonly ceremony: Ceremony;
}

/** A summary of the issue above the submit button. */
export function IssueSummary({ issue, ceremony }: IssueSummaryProps) {
  const { messages, longDate, locale } = useText(bulkIssueMessages);
  const { estimate } = issue;
  if (estimate.status === 'none' || estimate.status === 'loading') return null;
  if (estimate.plan.confirmed.length === 0) return null;

  const day = parseCalendarDate(issue.form.values.date);
  const spans = estimate.status === 'ready' ? spansOf(estimate.rows, messages) : [];
  return (
    <Stack $gap={3}>
      <Heading level={3} size="small">
        {messages.summary}
      </Heading>
      <DescriptionList
        items={[
          {
            term: messages.summaryTitles,
            detail: new Intl.NumberFormat(locale).format(estimate.plan.planned.length),
          },
          { term: messages.summaryCeremony, detail: <UserText>{ceremony.name}</UserText> },
          {
            term: messages.summaryDate,
            detail: day === undefined ? messages.missing : longDate(day),
          },
          ...(spans.length === 0
            ? []
            : [{ term: messages.summaryNumbers, detail: <SpanLines spans={spans} /> }]),
        ]}
      />
    </Stack>
  );
}

function SpanLines({ spans }: { readonly spans: readonly string[] }) {
  return (
    <Lines>
      {spans.map((span) => (
        <Line key={span}>{span}</Line>
      ))}
    </Lines>
  );
}

const spanMessages = {
  record: 'recordSpan',
  assigned: 'assignedSpan',
  folio: 'folioSpan',
} as const satisfies Record<Register, string>;

function spansOf(rows: readonly RehearsalRow[], messages: BulkIssueMessages): readonly string[] {
  return registers.flatMap((register) => {
    const span = spanOf(rows, register);
    if (span === undefined) return [];
    const text = span.first === span.last ? span.first : formatMessage(messages.span, span);
    return [formatMessage(messages[spanMessages[register]], { span: text })];
  });
}
