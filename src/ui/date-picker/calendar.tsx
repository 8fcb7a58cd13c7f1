import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { addMonths } from '#domain/calendar/calendar-arithmetic.ts';
import {
  type CalendarDate,
  compareCalendarDates,
  formatFullDate,
  formatIsoDate,
  todayOf,
} from '#domain/calendar/calendar-date.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { IconFrame } from '../icon/icon-frame.tsx';
import {
  Day,
  DayCell,
  Month,
  MonthButton,
  MonthHead,
  MonthName,
  Weekday,
} from './calendar.styles.ts';
import { dayAfterKey, firstDayOf, monthName, weekdayNames, weeksOf } from './calendar-month.ts';
import { datePickerMessages } from './date-picker.messages.ts';

interface CalendarProps {
  /** The chosen date. */
  readonly value: CalendarDate | undefined;
  /** The first date that can be chosen; undefined for any. */
  readonly earliest: CalendarDate | undefined;
  /** @default the day of the user's clock */
  readonly today?: CalendarDate | undefined;
  readonly onChoose: (date: CalendarDate) => void;
}

/** The days of a month as a grid with one tab stop, and the keys of the ARIA pattern of a date picker. */
export function Calendar({ value, earliest, today: fixedToday, onChoose }: CalendarProps) {
  const locale = useLocale();
  const [today] = useState(() => fixedToday ?? todayOf(new Date()));
  const [current, setCurrent] = useState(() => value ?? notBefore(earliest, today));
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(true);
  const nameId = useId();
  const firstDay = firstDayOf(locale);

  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    const day = `[data-date='${formatIsoDate(current)}']`;
    grid.current?.querySelector<HTMLElement>(day)?.focus();
  }, [current]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(current, event, firstDay);
    if (next === undefined) return;
    event.preventDefault();
    takesFocus.current = true;
    setCurrent(next);
  };

  return (
    <div>
      <MonthTurner
        month={current}
        nameId={nameId}
        onTurn={(months) => setCurrent(addMonths(current, months))}
      />
      <Month ref={grid} role="grid" aria-labelledby={nameId} onKeyDown={onKeyDown}>
        <Weekdays firstDay={firstDay} locale={locale} />
        <tbody>
          {weeksOf(current, firstDay).map((week) => (
            <tr key={weekKey(week)}>
              {week.map((date) => (
                <DayCell key={formatIsoDate(date)} aria-selected={isSame(date, value)}>
                  {date.month === current.month && (
                    <Day
                      type="button"
                      data-date={formatIsoDate(date)}
                      tabIndex={isSame(date, current) ? 0 : -1}
                      aria-label={formatFullDate(date, locale)}
                      aria-current={isSame(date, today) ? 'date' : undefined}
                      aria-disabled={isTooEarly(date, earliest)}
                      onClick={() => isTooEarly(date, earliest) || onChoose(date)}
                    >
                      {date.day}
                    </Day>
                  )}
                </DayCell>
              ))}
            </tr>
          ))}
        </tbody>
      </Month>
    </div>
  );
}

interface WeekdaysProps {
  readonly firstDay: number;
  readonly locale: string;
}

function Weekdays({ firstDay, locale }: WeekdaysProps) {
  return (
    <thead>
      <tr>
        {weekdayNames(firstDay, locale).map(({ short, long }) => (
          <Weekday key={long} scope="col" abbr={long}>
            {short}
          </Weekday>
        ))}
      </tr>
    </thead>
  );
}

function weekKey(week: readonly CalendarDate[]): string {
  return week.map(formatIsoDate).join();
}

function isSame(date: CalendarDate, other: CalendarDate | undefined): boolean {
  return other !== undefined && compareCalendarDates(date, other) === 0;
}

function isTooEarly(date: CalendarDate, earliest: CalendarDate | undefined): boolean {
  return earliest !== undefined && compareCalendarDates(date, earliest) < 0;
}

/** The date, or the earliest one if it is before that. */
function notBefore(earliest: CalendarDate | undefined, date: CalendarDate): CalendarDate {
  return earliest !== undefined && isTooEarly(date, earliest) ? earliest : date;
}

interface MonthTurnerProps {
  readonly month: CalendarDate;
  /** The id of the month's name, which names the grid. */
  readonly nameId: string;
  readonly onTurn: (months: 1 | -1) => void;
}

/** The name of the month, between the buttons for the previous and the next one. */
function MonthTurner({ month, nameId, onTurn }: MonthTurnerProps) {
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
