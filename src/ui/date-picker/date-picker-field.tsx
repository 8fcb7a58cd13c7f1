import { type ComponentProps, useRef, useState } from 'react';
import {
  type CalendarDate,
  formatDayMonthYear,
  parseCalendarDate,
} from '#domain/calendar/calendar-date.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Lazy, lazyView } from '#react/lazy.tsx';
import { LoadFailed } from '../alert/retry-alert.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { InputButton } from '../field/input-button.styles.ts';
import { IconFrame } from '../icon/icon-frame.tsx';
import { datePickerMessages } from './date-picker.messages.ts';

const calendarPopup = lazyView(() =>
  import('./calendar-popup.tsx').then((module) => module.CalendarPopup),
);

interface DatePickerFieldProps extends Omit<ComponentProps<typeof DateField>, 'button'> {
  /** The first date that the calendar offers; the form checks what is typed. @default any */
  readonly earliest?: CalendarDate | undefined;
  /** The day at which the calendar opens without a date. @default the day of the user's clock */
  readonly today?: CalendarDate | undefined;
}

/** A typed date with a calendar, whose code loads when it is first opened. */
export function DatePickerField({ earliest, today, ...field }: DatePickerFieldProps) {
  const { value, onChange, isDisabled } = field;
  const messages = useMessages(datePickerMessages);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const popup = {
    value: parseCalendarDate(value),
    earliest,
    today,
    triggerRef: button,
    fieldRef: box,
    onChoose: (date: CalendarDate) => onChange(formatDayMonthYear(date)),
    onClose: () => setOpen(false),
  };
  return (
    <div ref={box}>
      <DateField
        {...field}
        button={
          <InputButton
            ref={button}
            type="button"
            aria-label={messages.open}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={isDisabled}
            onPointerEnter={calendarPopup.preload}
            onFocus={calendarPopup.preload}
            onClick={() => setOpen(true)}
          >
            <CalendarIcon />
          </InputButton>
        }
      />
      {isOpen && (
        <Lazy
          view={calendarPopup}
          props={popup}
          pending={null}
          failed={(failure) => <LoadFailed {...failure} />}
        />
      )}
    </div>
  );
}

function CalendarIcon() {
  return (
    <IconFrame>
      <path d="M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5zM4 10h16M8 2.8V7m8-4.2V7" />
    </IconFrame>
  );
}
