import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { TextArea } from './text-area.tsx';

const meta = preview.meta({
  title: 'Componentes/Área de texto',
  component: TextArea,
  args: { label: 'Notas', value: '', onChange: () => undefined },
  render: function Owner(args) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
});

export const Typing = meta.story({
  name: 'Con lo escrito',
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Notas' });
    await userEvent.type(area, 'Falta la constancia{enter}de servicio');
    await expect(area).toHaveValue('Falta la constancia\nde servicio');
  },
});

export const Filled = meta.story({
  name: 'Con texto guardado',
  args: {
    value: 'La partida de nacimiento está ilegible. Debe consignar una copia certificada.',
    rows: 3,
  },
});

export const Invalid = meta.story({
  name: 'Con error',
  args: {
    label: 'Motivo del rechazo',
    hint: 'Lo leerá la persona que hizo la solicitud.',
    error: 'Escribe el motivo del rechazo',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Motivo del rechazo' });
    await expect(area).toBeInvalid();
    await expect(area).toBeRequired();
    await expect(area).toHaveAccessibleDescription(
      new RegExp(`^${messages.ui.error} Escribe el motivo`),
    );
  },
});

export const Disabled = meta.story({
  name: 'Deshabilitada',
  args: { value: 'Sin notas', isDisabled: true },
});
