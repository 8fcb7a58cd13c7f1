import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { words } from '../../.storybook/words.ts';
import { lazyView } from '../react/lazy.tsx';
import { Card } from '../ui/card/card.tsx';
import { LazyStep } from './lazy-step.tsx';

const meta = preview.meta({
  title: 'Asistente de solicitud/Paso por cargar',
  component: LazyStep<object>,
  args: { view: lazyView<object>(() => new Promise(() => undefined)), props: {} },
  render: (args) => (
    <Card>
      <LazyStep {...args} />
    </Card>
  ),
});

const unavailable = lazyView<object>(() => Promise.reject(new Error('The chunk is gone.')));

export const Loading = meta.story({
  name: 'Cargando el paso',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.ui.loading)).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'El paso no cargó',
  args: { view: unavailable },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.wizard.partFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.wizard.retry })).toBeVisible();
  },
});

export const FailedAgain = meta.story({
  name: 'El paso sigue sin cargar',
  args: { view: unavailable },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.wizard.retry }));
    await expect(await canvas.findByText(words.wizard.partFailedAgain)).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.wizard.reload })).toBeVisible();
  },
});
