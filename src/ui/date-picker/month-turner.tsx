import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { IconFrame } from '../icon/icon-frame.tsx';
import { MonthButton, MonthHead, MonthName } from './calendar.styles.ts';
import { monthName } from './calendar-month.ts';
import { datePickerMessages } from './date-picker.messages.ts';

interface MonthTurnerProps {
  readonly month: CalendarDate;
  /** The id of the month's name, which names the grid. */
  readonly nameId: string;
  readonly onTurn: (months: 1 | -1) => void;
}

/** The name of the month, between the buttons for the previous and the next one. */
export function MonthTurner({ month, nameId, onTurn }: MonthTurnerProps) {
  const messages = useMessages(datePickerMessages);
  const locale = useLocale();
  return (
    <MonthHead>
      <MonthButton type="button" aria-label={messages.previousMonth} onClick={() => onTurn(-1)}>
        <IconFrame>
          <path d="m14.5 6-6 6 6 6" />
        </IconFrame>
      </MonthButton>
      <MonthName id={nameId} aria-live="polite">
        {monthName(month, locale)}
      </MonthName>
      <MonthButton type="button" aria-label={messages.nextMonth} onClick={() => onTurn(1)}>
        <IconFrame>
          <path d="m9.5 6 6 6-6 6" />
        </IconFrame>
      </MonthButton>
    </MonthHead>
  );
}
