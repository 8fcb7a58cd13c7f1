import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { TextField } from './text-field.tsx';

const meta = preview.meta({
  title: 'Componentes/Campo de texto',
  component: TextField,
  args: { label: 'Primer nombre', value: '', onChange: () => undefined },
  render: function Owner(args) {
    const [value, setValue] = useState(args.value);
    return <TextField {...args} value={value} onChange={setValue} />;
  },
});

export const Typing = meta.story({
  name: 'Con lo escrito',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Primer nombre' });
    await userEvent.type(input, "María-José D'Angelo");
    await expect(input).toHaveValue("María-José D'Angelo");
  },
});

export const Filled = meta.story({ name: 'Lleno', args: { value: 'Ñáñez' } });

export const RequiredWithHint = meta.story({
  name: 'Obligatorio con ayuda',
  args: {
    label: 'Correo electrónico',
    hint: 'Allí recibirás el código de tu solicitud.',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    isRequired: true,
    placeholder: 'nombre@correo.com',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Correo electrónico' });
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('Allí recibirás el código de tu solicitud.');
    await expect(input).toBeValid();
  },
});

export const Optional = meta.story({
  name: 'Opcional',
  args: { label: 'Segundo nombre', isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.ui.optional)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Segundo nombre' })).not.toBeRequired();
  },
});

export const Invalid = meta.story({
  name: 'Con error',
  args: {
    label: 'Correo electrónico',
    value: 'maria@',
    hint: 'Allí recibirás el código de tu solicitud.',
    error: 'Por favor ingresa un email válido',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Correo electrónico' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      `${messages.ui.error} Por favor ingresa un email válido Allí recibirás el código de tu solicitud.`,
    );
  },
});

export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { value: 'AG-2025-001', isDisabled: true },
});

export const Password = meta.story({
  name: 'Contraseña',
  args: {
    label: 'Contraseña',
    type: 'password',
    autoComplete: 'current-password',
    value: 'secreto',
  },
});

export const LongLabel = meta.story({
  name: 'Con etiqueta y mensaje largos',
  args: {
    label: 'Nombre completo tal como aparece en tu cédula de identidad o pasaporte vigente',
    hint: 'Incluye tildes y guiones. Si tienes un solo nombre, escribe solo ese.',
    error: 'Por favor escribe tu nombre completo tal como aparece en tu documento de identidad',
    isRequired: true,
  },
});

export const RightToLeft = meta.story({
  name: 'Escritura de derecha a izquierda',
  args: { value: 'مريم الحداد' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Primer nombre' });
    await expect(getComputedStyle(input).direction).toBe('rtl');
  },
});
