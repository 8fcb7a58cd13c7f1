import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { type Step, Stepper } from './stepper.tsx';

const steps: readonly Step[] = [
  { id: 'ceremony', label: 'Acto', state: 'complete' },
  { id: 'career', label: 'Carrera', state: 'complete' },
  { id: 'person', label: 'Datos', state: 'current' },
  { id: 'review', label: 'Confirmar', state: 'upcoming' },
];

const meta = preview.meta({
  title: 'Componentes/Pasos',
  component: Stepper,
  args: {
    label: 'Pasos de la solicitud',
    steps,
  },
});

export const ThirdStep = meta.story({
  name: 'Tercer paso',
  play: async ({ canvas }) => {
    const [first, second, third, fourth] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(messages.ui.completed);
    await expect(second).toHaveTextContent(messages.ui.completed);
    await expect(third).toHaveAttribute('aria-current', 'step');
    await expect(third).toHaveTextContent(filled(messages.ui.stepOf, { step: 3, total: 4 }));
    await expect(fourth).not.toHaveTextContent(messages.ui.completed);
  },
});

export const StepsBack = meta.story({
  name: 'Se puede volver a los completados',
  args: { onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /Carrera/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('career');
  },
});

export const Narrow = meta.story({
  name: 'En poco espacio',
  args: { onSelect: fn() },
  decorators: [
    (Story) => (
      <div style={{ containerName: 'birrete', containerType: 'inline-size', width: '18em' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(filled(messages.ui.stepOf, { step: 3, total: 4 }))).toBeVisible();
    await expect(
      canvas.getByText(filled(messages.ui.stepOf, { step: 3, total: 4 })).getBoundingClientRect()
        .width,
    ).toBeGreaterThan(20);
  },
});
