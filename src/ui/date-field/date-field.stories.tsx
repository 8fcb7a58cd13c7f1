import { useState } from 'react';
import { expect } from 'storybook/test';
import { formatLongDate, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { DateField } from './date-field.tsx';

const meta = preview.meta({
  title: 'Componentes/Campo de fecha',
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

export const Empty = meta.story({ name: 'Vacío', args: { isRequired: true } });

export const Typing = meta.story({
  name: 'Fecha escrita',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Fecha de nacimiento' });
    await userEvent.type(input, '03052000');
    await expect(input).toHaveValue('03/05/2000');
    await expect(canvas.getByText('3 de mayo de 2000')).toBeVisible();
    await expect(input).toHaveAccessibleDescription('3 de mayo de 2000');
  },
});

export const Invalid = meta.story({
  name: 'Con error',
  args: {
    value: '31/02/2000',
    hint: 'Día, mes y año, como en tu documento.',
    error: 'Esa fecha no existe',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Fecha de nacimiento' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      new RegExp(`^${messages.ui.error} Esa fecha no existe`),
    );
  },
});

export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { value: '03/05/2000', isDisabled: true },
});

export const TypedWithSlashes = meta.story({
  name: 'Escrita con barras',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Fecha de nacimiento' });
    await userEvent.type(input, '3/5/2000');
    await expect(input).toHaveValue('3/5/2000');
    await expect(canvas.getByText('3 de mayo de 2000')).toBeVisible();
  },
});

export const Corrected = meta.story({
  name: 'Corregida',
  tags: ['behavior'],
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

export const Pasted = meta.story({
  name: 'Pegada o completada por el navegador',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Fecha de nacimiento' });
    await userEvent.click(input);
    await userEvent.paste('2000-05-03');
    await expect(input).toHaveValue('03/05/2000');
  },
});

export const PastedLongDate = meta.story({
  name: 'Pegada en palabras',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Fecha de nacimiento' });
    await userEvent.click(input);
    await userEvent.paste('3 de marzo de 1999');
    await expect(input).toHaveValue('03/03/1999');
    await expect(input).toHaveAccessibleDescription('3 de marzo de 1999');
  },
});
