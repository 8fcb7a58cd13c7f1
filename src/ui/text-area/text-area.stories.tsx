import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TextArea } from './text-area.tsx';

const meta = preview.meta({
  title: 'Kit/TextArea',
  component: TextArea,
  args: { label: 'Notas', value: '', onChange: () => undefined },
  render: function Owner(args) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Notas' });
    await userEvent.type(area, 'Falta la constancia{enter}de servicio');
    await expect(area).toHaveValue('Falta la constancia\nde servicio');
  },
});

export const Filled = meta.story({
  args: {
    value: 'La partida de nacimiento está ilegible. Debe consignar una copia certificada.',
    rows: 3,
  },
});

export const WithAnError = meta.story({
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
    await expect(area).toHaveAccessibleDescription(/^Error Escribe el motivo/);
  },
});

export const Disabled = meta.story({ args: { value: 'Sin notas', isDisabled: true } });

export const Dark = meta.story({
  args: { value: 'Copia certificada recibida.', isOptional: true },
  globals: { colorScheme: 'dark' },
});

export const Narrow = meta.story({
  args: {
    label: 'Observaciones para la secretaría general de la universidad',
    isOptional: true,
  },
  globals: { viewport: { value: 'mobile1' } },
});
