import { formatFullDate, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import type { Wording } from '#messages/format-message.ts';
import { useText } from '#messages/messages-context.tsx';
import { ComboBox } from '#ui/combo-box/combo-box.tsx';
import { DateField } from '#ui/date-field/date-field.tsx';
import type { BulkIssue } from '../bulk-issue.controller.ts';
import { type BulkIssueMessages, bulkIssueMessages } from '../bulk-issue.messages.ts';
import { Fields } from '../bulk-issue.styles.ts';
import { isUnderWay } from '../run/issue-run.flow.ts';

const noCeremonies: readonly Ceremony[] = [];

/** The fields for ceremony and issue date. */
export function IssueFields({ issue }: { readonly issue: BulkIssue }) {
  const text = useText(bulkIssueMessages);
  const { messages, locale } = text;
  const { choices, chosen, form, ceremonyProblem, run } = issue;
  const isLocked = isUnderWay(run) || run.kind === 'unverified';
  const date = form.field('date');
  const dateProblem = form.problems.date;
  const day = parseCalendarDate(date.value);

  return (
    <Fields>
      <ComboBox
        label={messages.ceremony}
        name="ceremony"
        placeholder={messages.ceremonyPlaceholder}
        isRequired
        items={choices.status === 'ready' ? choices.ceremonies : noCeremonies}
        itemKey={({ id }) => String(id)}
        itemLabel={({ name }) => name.trim() || messages.unnamedCeremony}
        itemDetail={(ceremony) => dateAndPlace(ceremony, text)}
        value={chosen}
        onChange={issue.choose}
        error={ceremonyProblem === 'ceremonyGone' ? messages.ceremonyGone : undefined}
        isDisabled={isLocked}
      />
      <DateField
        {...date}
        label={messages.date}
        name="issue-date"
        isRequired
        understoodAs={day === undefined ? undefined : formatFullDate(day, locale)}
        error={dateProblem ? messages[dateProblem] : date.error}
        isDisabled={isLocked}
      />
    </Fields>
  );
}

/** Date and, if known, location: they distinguish ceremonies with the same name. */
function dateAndPlace(
  { date, location }: Ceremony,
  { messages, format, longDate }: Wording<BulkIssueMessages>,
): string {
  const day = date === undefined ? messages.missing : longDate(date);
  return location === undefined ? day : format(messages.ceremonyDetail, { date: day, location });
}
