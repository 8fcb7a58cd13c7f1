import { useEffect, useRef } from 'react';
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
import type { IssueProblem } from './issue-form.flow.ts';
import { isUnderWay } from './issue-store.ts';

const noCeremonies: readonly Ceremony[] = [];

/** Which ceremony and under which date. */
export function IssueFields({ issue }: { readonly issue: BulkIssue }) {
  const words = useMessages(bulkIssueMessages);
  const locale = useLocale();
  const dateInput = useFocusOnDate(issue.problem);
  const { choices, chosen, date, problem, run } = issue;
  const isLocked = isUnderWay(run) || run.kind === 'unread';
  const day = parseCalendarDate(date);

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
        error={ceremonyError(problem, words)}
        isDisabled={isLocked}
      />
      <DateField
        label={words.date}
        name="issue-date"
        isRequired
        value={date}
        onChange={issue.setDate}
        understoodAs={day === undefined ? undefined : formatFullDate(day, locale)}
        error={dateError(problem, words)}
        isDisabled={isLocked}
        inputRef={dateInput}
      />
    </Fields>
  );
}

/** Tells ceremonies of one name apart: the day, and where it is known the place. */
function detailOf({ date, location }: Ceremony, words: BulkIssueWords, locale: string): string {
  const day = date === undefined ? words.missing : formatLongDate(date, locale);
  return location === undefined
    ? day
    : formatMessage(words.ceremonyDetail, { date: day, location }, locale);
}

function ceremonyError(problem: IssueProblem | undefined, words: BulkIssueWords) {
  if (problem === 'nothing-chosen') return words.incomplete;
  return problem === 'ceremony-gone' ? words.ceremonyGone : undefined;
}

function dateError(problem: IssueProblem | undefined, words: BulkIssueWords) {
  if (problem === 'no-date') return words.incomplete;
  return problem === 'unreadable-date' ? words.unreadableDate : undefined;
}

/** Where something is to be corrected, the focus goes. */
function useFocusOnDate(problem: IssueProblem | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const isWrong = problem === 'no-date' || problem === 'unreadable-date';
  useEffect(() => {
    if (isWrong) input.current?.focus();
  }, [isWrong]);
  return input;
}
