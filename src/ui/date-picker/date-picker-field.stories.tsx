import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { formatLongDate, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import preview from '#storybook/preview.tsx';
import { fullDate, messages } from '#storybook/story-messages.ts';
import { DatePickerField } from './date-picker-field.tsx';

const meta = preview.meta({
  title: 'Componentes/Fecha con calendario',
  component: DatePickerField,
  parameters: { layout: 'padded' },
  args: { label: 'Fecha', value: '15/06/2026', onChange: () => undefined },
  render: function Owner(args) {
    const [value, setValue] = useState(args.value);
    const date = parseCalendarDate(value);
    return (
      <div style={{ minHeight: '28em' }}>
        <DatePickerField
          {...args}
          value={value}
          onChange={setValue}
          understoodAs={date && formatLongDate(date, 'es')}
        />
      </div>
    );
  },
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

function dayNamed(isoDate: string) {
  return screen.findByRole('button', { name: fullDate(isoDate) });
}

async function openCalendar({ canvas, userEvent }: Play) {
  await userEvent.click(canvas.getByRole('button', { name: messages.datePicker.open }));
  await screen.findByRole('dialog', { name: messages.datePicker.title });
}

export const Closed = meta.story({ name: 'Cerrado' });

export const Open = meta.story({
  name: 'Abierto',
  play: async (context) => {
    await openCalendar(context);
    const day = await dayNamed('2026-06-15');
    await waitFor(() => expect(day).toHaveFocus());
  },
});

export const Earliest = meta.story({
  name: 'Con fecha mínima',
  args: { earliest: { year: 2026, month: 6, day: 10 } },
  play: async (context) => {
    await openCalendar(context);
    await expect(await dayNamed('2026-06-09')).toHaveAttribute('aria-disabled', 'true');
  },
});

export const OnAPhone = meta.story({
  name: 'En 320 píxeles',
  parameters: {
    viewport: {
      options: { w320: { name: '320 px', styles: { width: '320px', height: '640px' } } },
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async (context) => {
    await openCalendar(context);
    const { right } = (await dayNamed('2026-06-14')).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(320);
  },
});

export const Disabled = meta.story({ name: 'Deshabilitado', args: { isDisabled: true } });
