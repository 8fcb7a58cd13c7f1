import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CheckboxField } from './checkbox-field.tsx';

const label = 'Autorizo a la universidad a tratar mis datos personales para tramitar mi título.';

const meta = preview.meta({
  title: 'Componentes/Casilla',
  component: CheckboxField,
  args: { label, isChecked: false, onChange: fn() },
  render: function Owner(args) {
    const [isChecked, setChecked] = useState(args.isChecked);
    const change = (next: boolean) => {
      args.onChange(next);
      setChecked(next);
    };
    return <CheckboxField {...args} isChecked={isChecked} onChange={change} />;
  },
});

export const Unchecked = meta.story({
  name: 'Sin marcar',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: label })).not.toBeChecked();
  },
});

export const Checked = meta.story({
  name: 'Marcada',
  args: { isChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: label })).toBeChecked();
  },
});

export const Missing = meta.story({
  name: 'Con error',
  args: { isRequired: true, error: 'Marca la casilla para continuar' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: label });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription(/Marca la casilla para continuar/);
  },
});

export const Disabled = meta.story({
  name: 'Deshabilitada',
  args: { isChecked: true, isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: label }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Turned = meta.story({
  name: 'Cambia con la barra y con su texto',
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: label });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(label));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});
