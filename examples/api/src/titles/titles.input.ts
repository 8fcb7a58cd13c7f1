import { calendarDay, inputObject } from '../input/fields.ts';
import { titleMessages as messages } from './titles.messages.ts';

/** Body of bulk issue; the day in either spelling. */
export const bulkIssueInput = inputObject({
  emission_date: calendarDay(messages.dateRequired, messages.dateInvalid),
});
