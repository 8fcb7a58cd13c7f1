import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PasswordField } from './password-field.tsx';

const showLabel = 'Mostrar contraseña';

const meta = preview.meta({
  title: 'Componentes/Campo de contraseña',
  component: PasswordField,
  args: {
    label: 'Contraseña',
    showLabel,
    autoComplete: 'current-password' as const,
    value: 'una frase larga',
    onChange: () => undefined,
  },
  render: function Owner(args) {
    const [value, setValue] = useState(args.value);
    return <PasswordField {...args} value={value} onChange={setValue} />;
  },
});

export const Hidden = meta.story({ name: 'Oculta' });

export const Shown = meta.story({
  name: 'A la vista',
  play: async ({ canvas, userEvent }) => {
    const eye = canvas.getByRole('button', { name: showLabel });
    await userEvent.click(eye);
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText('Contraseña')).toHaveAttribute('type', 'text');
  },
});

export const Empty = meta.story({
  name: 'Vacía y obligatoria, con ayuda',
  args: {
    label: 'Nueva contraseña',
    autoComplete: 'new-password',
    value: '',
    hint: 'Al menos 10 caracteres. Una frase larga es fácil de recordar.',
    isRequired: true,
  },
});

export const Invalid = meta.story({
  name: 'Con error',
  args: { value: 'corta', error: 'La contraseña necesita al menos 10 caracteres' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Contraseña')).toBeInvalid();
  },
});

export const Disabled = meta.story({
  name: 'Deshabilitada',
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: showLabel })).toBeNull();
  },
});

export const KeepsTyping = meta.story({
  name: 'El ojo se alcanza con el teclado',
  tags: ['behavior'],
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Contraseña');
    await userEvent.type(field, 'secreto');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('secreto');
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
  },
});
