import { calendarDay, inputObject } from './fields.ts';

/** Body of bulk issue. */
export const bulkIssueInput = inputObject({
  emission_date: calendarDay(
    'La fecha de emisión',
    'Debe seleccionar un acto de grado y una fecha de emisión',
  ),
});
