import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { formatLongDate, parseCalendarDate } from '../../domain/calendar/calendar-date.ts';
import { DateField } from './date-field.tsx';

const meta = preview.meta({
  title: 'Kit/DateField',
  component: DateField,
  args: {
    label: 'Fecha de nacimiento',
    value: '',
    onChange: () => undefined,
    autoComplete: 'bday',
  },
  render: function Owner(args) {
    const [value, setValue] = useState(args.value);
    const date = parseCalendarDate(value);
    const understoodAs = date && formatLongDate(date, 'es');
    return <DateField {...args} value={value} onChange={setValue} understoodAs={understoodAs} />;
  },
});

export const Empty = meta.story({ args: { isRequired: true } });

export const TypedOnAPhone = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Fecha de nacimiento' });
    await userEvent.type(input, '03052000');
    await expect(input).toHaveValue('03/05/2000');
    await expect(canvas.getByText('3 de mayo de 2000')).toBeVisible();
    await expect(input).toHaveAccessibleDescription('3 de mayo de 2000');
  },
});

export const TypedWithSlashes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Fecha de nacimiento' });
    await userEvent.type(input, '3/5/2000');
    await expect(input).toHaveValue('3/5/2000');
    await expect(canvas.getByText('3 de mayo de 2000')).toBeVisible();
  },
});

export const Corrected = meta.story({
  args: { value: '03/05/2000' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Fecha de nacimiento' });
    await userEvent.type(input, '{Backspace>6/}');
    await expect(input).toHaveValue('03/0');
    await userEvent.type(input, '71999');
    await expect(input).toHaveValue('03/07/1999');

    await userEvent.type(input, '1{Delete}', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(input).toHaveValue('13/07/1999');
    await expect(input.selectionStart).toBe(1);
  },
});

export const PastedOrFilledInByTheBrowser = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Fecha de nacimiento' });
    await userEvent.click(input);
    await userEvent.paste('2000-05-03');
    await expect(input).toHaveValue('03/05/2000');
  },
});

export const PastedInWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Fecha de nacimiento' });
    await userEvent.click(input);
    await userEvent.paste('3 de marzo de 1999');
    await expect(input).toHaveValue('03/03/1999');
    await expect(input).toHaveAccessibleDescription('3 de marzo de 1999');
  },
});

export const WithAnError = meta.story({
  args: {
    value: '31/02/2000',
    hint: 'Día, mes y año, como en tu documento.',
    error: 'Esa fecha no existe',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Fecha de nacimiento' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/^Error Esa fecha no existe/);
  },
});

export const Disabled = meta.story({ args: { value: '03/05/2000', isDisabled: true } });

export const Dark = meta.story({
  args: { value: '03/05/2000', isRequired: true },
  globals: { colorScheme: 'dark' },
});

export const Narrow = meta.story({
  args: { value: '03/05/2000', hint: 'Día, mes y año, como en tu documento.' },
  globals: { viewport: { value: 'mobile1' } },
});
