import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const items = [
  { fieldId: 'summary-email', message: 'Por favor ingresa un email válido' },
  { fieldId: 'summary-gender', message: 'Elige un género' },
];

const meta = preview.meta({
  title: 'Componentes/Resumen de errores',
  component: ErrorSummary,
  args: { title: 'Revisa estos datos antes de seguir', items },
});

export const Shown = meta.story({ name: 'Dos errores' });

export const LongMessage = meta.story({
  name: 'Con un mensaje largo',
  args: {
    items: [
      ...items,
      {
        fieldId: 'place',
        message: 'Escribe tu lugar de nacimiento tal como aparece en tu partida de nacimiento',
      },
    ],
  },
});

export const NothingToCorrect = meta.story({
  name: 'Sin nada que corregir',
  tags: ['behavior'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});

export const LeadsToFields = meta.story({
  name: 'Toma el foco y lleva a los campos',
  tags: ['behavior'],
  render: function Form(args) {
    const [attempts, setAttempts] = useState(0);
    const [email, setEmail] = useState('');
    const [gender, setGender] = useState<string | null>(null);
    return (
      <div style={{ display: 'grid', gap: '1.5em' }}>
        <ErrorSummary {...args} items={attempts > 0 ? items : []} focusCount={attempts} />
        <TextField
          id="summary-email"
          label="Correo electrónico"
          value={email}
          onChange={setEmail}
          error={attempts > 0 ? items[0]?.message : undefined}
        />
        <RadioGroup
          id="summary-gender"
          label="Género"
          items={['Masculino', 'Femenino']}
          itemKey={String}
          itemLabel={String}
          layout="segmented"
          value={gender}
          onChange={setGender}
          error={attempts > 0 ? items[1]?.message : undefined}
        />
        <Button onClick={() => setAttempts(attempts + 1)}>Siguiente</Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Siguiente' });
    await userEvent.click(next);
    const summary = canvas.getByRole('group', { name: 'Revisa estos datos antes de seguir' });
    await expect(summary).toHaveFocus();

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Correo electrónico' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('link', { name: 'Elige un género' }));
    await expect(canvas.getByRole('radio', { name: 'Masculino' })).toHaveFocus();

    await userEvent.click(next);
    await expect(summary).toHaveFocus();
    await expect(window.location.hash).toBe('');
  },
});
