import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { WidgetFrame } from '#provider/widget-frame.tsx';
import { DatePickerField } from './date-picker-field.tsx';

interface FormProps {
  readonly initial: string;
  readonly earliest?: { year: number; month: number; day: number };
}

function Form({ initial, earliest }: FormProps) {
  const [value, setValue] = useState(initial);
  return <DatePickerField label="Fecha" value={value} onChange={setValue} earliest={earliest} />;
}

function open(form: FormProps) {
  render(
    <GraduationProvider api={{ baseUrl: '' }}>
      <WidgetFrame>
        <Form {...form} />
      </WidgetFrame>
    </GraduationProvider>,
  );
}

const field = () => screen.getByRole('textbox', { name: 'Fecha' });
const trigger = () => screen.getByRole('button', { name: 'Elegir en el calendario' });
const day = (name: string) => screen.findByRole('button', { name });

async function openCalendar() {
  await userEvent.click(trigger());
  return screen.findByRole('dialog', { name: 'Elegir fecha' });
}

test('the calendar opens at the entered date, and a press chooses another', async () => {
  open({ initial: '' });
  await userEvent.type(field(), '15062026');
  await openCalendar();
  const entered = await day('lunes, 15 de junio de 2026');
  await waitFor(() => expect(entered).toHaveFocus());
  expect(entered.closest('td')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(await day('sábado, 20 de junio de 2026'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field()).toHaveValue('20/06/2026');
  await waitFor(() => expect(trigger()).toHaveFocus());
});

test('keys move by day, week, month and year, and Enter chooses', async () => {
  open({ initial: '15/06/2026' });
  trigger().focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await day('lunes, 15 de junio de 2026')).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}{Shift>}{PageDown}{/Shift}');
  await waitFor(async () => expect(await day('viernes, 23 de julio de 2027')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('23/07/2027');
});

test('days before the earliest cannot be chosen', async () => {
  open({ initial: '', earliest: { year: 2999, month: 6, day: 15 } });
  await openCalendar();
  const first = await day('sábado, 15 de junio de 2999');
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('{ArrowLeft}');
  const before = await day('viernes, 14 de junio de 2999');
  await waitFor(() => expect(before).toHaveFocus());
  expect(before).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(field()).toHaveValue('');
});

test('Escape closes the calendar, and a button turns the month', async () => {
  open({ initial: '15/06/2026' });
  await openCalendar();
  await userEvent.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  expect(screen.getByRole('grid', { name: 'julio de 2026' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mes siguiente' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field()).toHaveValue('15/06/2026');
  await waitFor(() => expect(trigger()).toHaveFocus());
});
