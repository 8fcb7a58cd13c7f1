import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { matching, messages } from '#storybook/story-messages.ts';
import { keepDraft, testDraftKey, walkToReview, walkToSubmit } from '../wizard-host.fixtures.tsx';
import { dismissRestored, wizardStory } from '../wizard-story.fixtures.tsx';

const meta = preview.meta({ title: 'Asistente de solicitud/Datos personales', ...wizardStory });

const href = 'https://universidad.example/privacidad';
const authorisation = { kind: 'authorisation', version: '2026-1', href } as const;

export const Notice = meta.story({
  name: 'Aviso',
  args: { draftKey: testDraftKey, privacy: { kind: 'notice', href } },
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    await dismissRestored(context);
    await walkToReview(context);
    const { canvas } = context;
    await expect(await canvas.findByText(matching(messages.wizard.privacyNotice))).toBeVisible();
    const { privacyLink, privacyNewTab } = messages.wizard;
    const link = canvas.getByRole('link', { name: `${privacyLink} ${privacyNewTab}` });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

export const Authorisation = meta.story({
  name: 'Autorización',
  args: { draftKey: testDraftKey, privacy: authorisation },
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    await dismissRestored(context);
    await walkToReview(context);
    const { canvas } = context;
    const name = messages.wizard.privacyAuthorisation;
    const box = await canvas.findByRole('checkbox', { name });
    await expect(box).not.toBeChecked();
    await expect(box).toBeRequired();
    const version = matching(messages.wizard.privacyVersion, { version: '2026-1' });
    await expect(canvas.getByText(version)).toBeVisible();
  },
});

export const Missing = meta.story({
  name: 'Sin autorización',
  args: { draftKey: testDraftKey, privacy: authorisation },
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    await dismissRestored(context);
    await walkToSubmit(context);
    const { canvas } = context;
    const box = await canvas.findByRole('checkbox');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(matching(messages.wizard.privacyMissing));
  },
});

export const Sent = meta.story({
  name: 'Con autorización se envía',
  tags: ['behavior'],
  args: { draftKey: testDraftKey, privacy: authorisation },
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    await walkToSubmit(context);
    const { canvas, userEvent } = context;
    const box = await canvas.findByRole('checkbox');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(box).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: messages.wizard.submit }));
    await expect(await canvas.findByText(/AG-\d{4}-\d+/)).toBeVisible();
  },
});

export const OwnText = meta.story({
  name: 'Con los textos de la universidad',
  args: {
    draftKey: testDraftKey,
    privacy: {
      ...authorisation,
      text: 'Autorizo de manera previa, expresa e informada a la Universidad de los Andes a recolectar, almacenar y usar mis datos personales para expedir y registrar mi título, según la Ley 1581 de 2012.',
      linkText: 'Política de tratamiento de datos personales',
    },
  },
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    await dismissRestored(context);
    await walkToReview(context);
    await expect(
      await context.canvas.findByRole('checkbox', { name: /Ley 1581 de 2012/ }),
    ).toBeVisible();
  },
});
