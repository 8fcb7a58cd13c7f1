import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SwitchField } from './switch-field.tsx';

const meta = preview.meta({
  title: 'Kit/SwitchField',
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
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('switch', { name: 'Activo' });
    await expect(field).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(field).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
});

export const On = meta.story({
  args: { isOn: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Activo'));
    await expect(canvas.getByRole('switch', { name: 'Activo' })).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const WithAHint = meta.story({
  args: { hint: 'Un usuario inactivo no puede entrar.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Activo' })).toHaveAccessibleDescription(
      'Un usuario inactivo no puede entrar.',
    );
  },
});

export const Disabled = meta.story({
  args: { isOn: true, isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Activo' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const InTheDark = meta.story({ args: { isOn: true }, globals: { colorScheme: 'dark' } });
