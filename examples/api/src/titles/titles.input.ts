import { calendarDay, inputObject } from '../input/fields.ts';
import { titleMessages as messages } from './titles.messages.ts';

/** Body of bulk issue (spec §7); the day in either spelling (ruling 14). */
export const bulkIssueInput = inputObject({
  emission_date: calendarDay(messages.dateRequired, messages.dateInvalid),
});
