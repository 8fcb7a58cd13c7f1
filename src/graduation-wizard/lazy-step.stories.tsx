import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyLook } from '#storybook/story-look.ts';
import { messages } from '#storybook/story-messages.ts';
import { lazyView } from '../react/lazy.tsx';
import { Card } from '../ui/card/card.tsx';
import { LazyStep } from './lazy-step.tsx';
import { WizardHost } from './wizard-host.fixtures.tsx';

const meta = preview.meta({
  title: 'Asistente de solicitud/Paso por cargar',
  component: LazyStep<object>,
  args: {
    view: lazyView<object>(() => new Promise(() => undefined)),
    props: {},
    isDraftSaved: true,
  },
  render: (args, { globals }) => (
    <WizardHost look={storyLook(globals)}>
      <Card>
        <LazyStep {...args} />
      </Card>
    </WizardHost>
  ),
});

const unavailable = lazyView<object>(() => Promise.reject(new Error('The chunk is gone.')));

export const Loading = meta.story({
  name: 'Cargando el paso',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.ui.loading)).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'El paso no cargó',
  args: { view: unavailable },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.wizard.partFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.wizard.retry })).toBeVisible();
  },
});

export const FailedAgain = meta.story({
  name: 'El paso sigue sin cargar',
  args: { view: unavailable },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.wizard.retry }));
    await expect(await canvas.findByText(messages.wizard.partFailedAgain)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.wizard.reload })).toBeVisible();
  },
});

export const FailedUnsaved = meta.story({
  name: 'El paso sigue sin cargar, sin borrador',
  args: { view: unavailable, isDraftSaved: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.wizard.retry }));
    await expect(await canvas.findByText(messages.wizard.partFailedUnsaved)).toBeVisible();
  },
});
