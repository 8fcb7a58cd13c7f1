import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { never } from '../testing/fake-api/faults.ts';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';
import { emptyDraft } from './application-draft.ts';
import { GraduationWizard } from './graduation-wizard.tsx';
import { forgetDraft, keepDraft, stageDraftKey, WizardStage } from './wizard-stage.tsx';

const meta = preview.meta({
  title: 'Wizard/Steps',
  component: GraduationWizard,
  parameters: { bare: true },
  args: { draftKey: stageDraftKey },
  decorators: [
    (Story, { globals }) => (
      <WizardStage colorScheme={globals.colorScheme as 'light' | 'dark'}>
        <Story />
      </WizardStage>
    ),
  ],
  beforeEach: ({ msw }) => {
    forgetDraft();
    msw.use(...graduationHandlers());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never('GET /api/public/ceremonies')),
});

export const CeremonyEmpty = meta.story();

export const CeremonyChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Agosto/ }));
    await expect(canvas.getByRole('button', { name: 'Siguiente' })).toBeEnabled();
  },
});

export const CareerEmpty = meta.story({
  beforeEach: () => keepDraft('career', { ...emptyDraft, ceremonyId: 7 }),
});

export const CareerChosen = meta.story({ beforeEach: () => keepDraft('career') });

export const DetailsEmpty = meta.story({
  beforeEach: () => keepDraft('details', { ...emptyDraft, ceremonyId: 7, careerId: 5 }),
});

export const DetailsRestored = meta.story({ beforeEach: () => keepDraft('review') });

export const Review = meta.story({
  beforeEach: () => keepDraft('review'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Número de identificación'), '24.567.890');
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await expect(await canvas.findByRole('button', { name: 'Enviar Solicitud' })).toBeVisible();
  },
});

export const Done = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Review.input.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar Solicitud' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Recibimos tu solicitud' }),
    ).toHaveFocus();
  },
  beforeEach: () => keepDraft('review'),
});
