import {
  formatFullDate,
  formatLongDate,
  parseCalendarDate,
} from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import type { BulkIssue } from './bulk-issue.controller.ts';
import { type BulkIssueWords, bulkIssueMessages } from './bulk-issue.messages.ts';
import { Fields } from './bulk-issue.styles.ts';
import { isUnderWay } from './issue-store.ts';

const noCeremonies: readonly Ceremony[] = [];

/** Which ceremony and under which date. */
export function IssueFields({ issue }: { readonly issue: BulkIssue }) {
  const words = useMessages(bulkIssueMessages);
  const locale = useLocale();
  const { choices, chosen, form, ceremonyProblem, run } = issue;
  const isLocked = isUnderWay(run) || run.kind === 'unread';
  const date = form.field('date');
  const dateProblem = form.problems.date;
  const day = parseCalendarDate(date.value);

  return (
    <Fields>
      <ComboBox
        label={words.ceremony}
        name="ceremony"
        placeholder={words.ceremonyPlaceholder}
        isRequired
        items={choices.status === 'ready' ? choices.ceremonies : noCeremonies}
        itemKey={({ id }) => String(id)}
        itemLabel={({ name }) => name.trim() || words.unnamedCeremony}
        itemDetail={(ceremony) => detailOf(ceremony, words, locale)}
        value={chosen}
        onChange={issue.choose}
        error={ceremonyProblem === 'ceremonyGone' ? words.ceremonyGone : undefined}
        isDisabled={isLocked}
      />
      <DateField
        {...date}
        label={words.date}
        name="issue-date"
        isRequired
        understoodAs={day === undefined ? undefined : formatFullDate(day, locale)}
        error={dateProblem && words[dateProblem]}
        isDisabled={isLocked}
      />
    </Fields>
  );
}

/** Distinguishes ceremonies of one name: the day, and where it is known the place. */
function detailOf({ date, location }: Ceremony, words: BulkIssueWords, locale: string): string {
  const day = date === undefined ? words.missing : formatLongDate(date, locale);
  return location === undefined
    ? day
    : formatMessage(words.ceremonyDetail, { date: day, location }, locale);
}
