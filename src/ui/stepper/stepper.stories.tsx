import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { type Step, Stepper } from './stepper.tsx';

const steps: readonly Step[] = [
  { id: 'ceremony', label: 'Acto', state: 'complete' },
  { id: 'career', label: 'Carrera', state: 'complete' },
  { id: 'person', label: 'Datos', state: 'current' },
  { id: 'review', label: 'Confirmar', state: 'upcoming' },
];

const meta = preview.meta({
  title: 'Kit/Stepper',
  component: Stepper,
  args: {
    label: 'Pasos de la solicitud',
    steps,
  },
});

export const TheThirdOfFourSteps = meta.story({
  play: async ({ canvas }) => {
    const [first, second, third, fourth] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Completado');
    await expect(second).toHaveTextContent('Completado');
    await expect(third).toHaveAttribute('aria-current', 'step');
    await expect(third).toHaveTextContent('Paso 3 de 4');
    await expect(fourth).not.toHaveTextContent('Completado');
  },
});

export const CompleteStepsLeadBack = meta.story({
  args: { onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /Carrera/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('career');
  },
});

export const InTheDark = meta.story({
  args: { onSelect: fn() },
  globals: { colorScheme: 'dark' },
});

export const WhereTheWidgetIsNarrow = meta.story({
  args: { onSelect: fn() },
  decorators: [
    (Story) => (
      <div style={{ containerName: 'birrete', containerType: 'inline-size', width: '18em' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paso 3 de 4')).toBeVisible();
    await expect(canvas.getByText('Paso 3 de 4').getBoundingClientRect().width).toBeGreaterThan(20);
  },
});
