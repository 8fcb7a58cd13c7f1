import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SwitchField } from './switch-field.tsx';

const meta = preview.meta({
  title: 'Componentes/Interruptor',
  component: SwitchField,
  args: { label: 'Activo', isOn: false, onChange: fn() },
  render: function Owner(args) {
    const [isOn, setOn] = useState(args.isOn);
    const turn = (next: boolean) => {
      args.onChange(next);
      setOn(next);
    };
    return <SwitchField {...args} isOn={isOn} onChange={turn} />;
  },
});

export const Off = meta.story({
  name: 'Apagado',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('switch', { name: 'Activo' });
    await expect(field).not.toBeChecked();
  },
});

export const On = meta.story({
  name: 'Encendido',
  args: { isOn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Activo' })).toBeChecked();
  },
});

export const WithHint = meta.story({
  name: 'Con ayuda',
  args: { hint: 'Un usuario inactivo no puede entrar.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Activo' })).toHaveAccessibleDescription(
      'Un usuario inactivo no puede entrar.',
    );
  },
});

export const WithError = meta.story({
  name: 'Con error',
  tags: ['behavior'],
  args: { isOn: true, error: 'No puedes desactivar tu propio usuario.' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('switch', { name: 'Activo' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(args.error ?? ''));
  },
});

export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { isOn: true, isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Activo' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Turned = meta.story({
  name: 'Cambia con la barra y con su texto',
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('switch', { name: 'Activo' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(field).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Activo'));
    await expect(field).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});
