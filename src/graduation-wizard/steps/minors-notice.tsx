import { memo } from 'react';
import {
  type CalendarDate,
  compareCalendarDates,
  parseCalendarDate,
} from '#domain/calendar/calendar-date.ts';
import { useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import type { WizardForm } from '../progress/wizard-form-state.ts';
import { stepMessages } from './steps.messages.ts';

/** The age that counts if the host's is no number: too many read the text rather than none. */
const usualAge = 18;

/** Tells graduates who are younger than the host's age that somebody must authorise the use of their data. */
export function MinorsNotice({ form }: { readonly form: WizardForm }) {
  const { messages, format } = useText(stepMessages);
  const { minorsAge, minorsText } = form.privacy ?? {};
  if (minorsAge === undefined) return null;
  const age = minorsAge >= 0 ? minorsAge : usualAge;
  const birth = parseCalendarDate(form.draft.dateOfBirth);
  if (birth === undefined || !isMinor(birth, age, form.today)) return null;
  return <Notice text={minorsText ?? format(messages.minorsNotice, { age })} />;
}

/** Renders once: each render delays the announcement, which somebody who types on would never hear. */
const Notice = memo(function Notice({ text }: { readonly text: string }) {
  return (
    <Alert tone="info" live="polite">
      {text}
    </Alert>
  );
});

/** False for a day to come, which is a typing error. */
function isMinor(birth: CalendarDate, age: number, today: CalendarDate): boolean {
  const birthday = { ...birth, year: birth.year + age };
  return compareCalendarDates(birth, today) <= 0 && compareCalendarDates(birthday, today) > 0;
}
