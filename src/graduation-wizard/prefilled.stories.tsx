import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { prefilledPerson } from './wizard.fixtures.ts';
import { keepDraft, testDraftKey } from './wizard-host.fixtures.tsx';
import { dismissRestored, wizardStory } from './wizard-story.fixtures.tsx';

const meta = preview.meta({ title: 'Asistente de solicitud/Datos del portal', ...wizardStory });

export const Prefilled = meta.story({
  name: 'Rellenados',
  args: { draftKey: testDraftKey, initialValues: prefilledPerson },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.wizard.next }));
    await canvas.findByRole('heading', { name: messages.wizard.headingCareer });
    await userEvent.click(canvas.getByRole('button', { name: messages.wizard.next }));
    await expect(await canvas.findByLabelText(messages.wizard.lastName)).toHaveValue("D'Angelo");
    await expect(canvas.getByRole('button', { name: messages.wizard.next })).toBeEnabled();
  },
});

export const Locked = meta.story({
  name: 'Bloqueados',
  args: {
    draftKey: testDraftKey,
    initialValues: prefilledPerson,
    readOnlyFields: ['idNumber', 'firstName', 'lastName', 'dateOfBirth', 'gender'],
  },
  beforeEach: () => keepDraft('details'),
  play: async (context) => {
    const { canvas } = context;
    const lastName = await canvas.findByRole('textbox', { name: messages.wizard.lastName });
    await expect(lastName).toHaveAttribute('readonly');
    await expect(lastName).toHaveAccessibleDescription(messages.wizard.lockedHint);
    await expect(canvas.getByLabelText(messages.wizard.gender)).toHaveValue('Femenino');
    await expect(canvas.getByLabelText(messages.wizard.email)).not.toHaveAttribute('readonly');
  },
});

export const LockedCeremony = meta.story({
  name: 'Acto bloqueado',
  args: { draftKey: testDraftKey, initialValues: { ceremony: 7 }, readOnlyFields: ['ceremony'] },
  play: async ({ canvas }) => {
    const ceremony = await canvas.findByRole('textbox', { name: messages.wizard.ceremony });
    await expect(ceremony).toHaveAccessibleDescription(messages.wizard.lockedHint);
    await expect(canvas.getByRole('button', { name: messages.wizard.next })).toBeEnabled();
  },
});

export const LockedCareer = meta.story({
  name: 'Carrera bloqueada',
  args: { draftKey: testDraftKey, initialValues: { career: 5 }, readOnlyFields: ['career'] },
  beforeEach: () => keepDraft('career', { careerId: undefined }),
  play: async (context) => {
    await dismissRestored(context);
    const career = await context.canvas.findByRole('textbox', { name: messages.wizard.career });
    await expect(career).toHaveAccessibleDescription(messages.wizard.lockedHint);
  },
});

export const Invalid = meta.story({
  name: 'Valores que no sirven',
  args: {
    draftKey: testDraftKey,
    initialValues: { ceremony: 'Acto de Grado 1999', email: 'maria@correo' },
    readOnlyFields: ['ceremony'],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('radio')).length).toBeGreaterThan(1);
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  },
});
