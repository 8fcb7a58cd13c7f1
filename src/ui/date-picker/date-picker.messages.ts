import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the calendar in which a date is chosen. */
export const datePickerMessages = defineMessages('datePicker', {
  open: 'Elegir en el calendario',
  title: 'Elegir fecha',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
});
