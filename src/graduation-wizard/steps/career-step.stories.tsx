import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { alterAnswer } from '#testing/fake-api/altered-answers.ts';
import { answer } from '#testing/fake-api/faults.ts';
import { emptyDraft } from '../draft/application-draft.ts';
import { keepDraft } from '../wizard-host.fixtures.tsx';
import { dismissRestored, wizardStory } from '../wizard-story.fixtures.tsx';

const meta = preview.meta({ title: 'Asistente de solicitud/Carrera', ...wizardStory });

const keepCareer = (careerId: number | undefined) => () =>
  keepDraft('career', { ...emptyDraft, ceremonyId: 7, careerId });

interface Careers {
  readonly data: readonly { readonly name: string }[];
}

/** Some servers list inactive careers too. */
function withInactive(name: string) {
  return alterAnswer('GET /api/public/careers', (body) => {
    const { data } = body as Careers;
    return { data: [...data, { ...data[0], id: 19, name, is_active: 0 }] };
  });
}

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

export const NotChosen = meta.story({
  name: 'Sin elegir',
  beforeEach: keepCareer(undefined),
  play: async (context) => {
    await dismissRestored(context);
    const { canvas } = context;
    await expect(await canvas.findByLabelText(messages.wizard.career)).toHaveValue('');
    await expect(canvas.getByRole('button', { name: messages.wizard.next })).toBeDisabled();
  },
});

export const ListOpen = meta.story({
  name: 'Lista abierta',
  beforeEach: ({ msw }) => {
    msw.use(withInactive('Estadística'));
    keepDraft('career', { ...emptyDraft, ceremonyId: 7, careerId: undefined });
  },
  play: async (context) => {
    const { canvas } = context;
    await openList(context);
    await expect(await canvas.findByRole('option', { name: /Medicina.*Pregrado/ })).toBeVisible();
    await expect(canvas.queryByRole('option', { name: /Estadística/ })).not.toBeInTheDocument();
  },
});

export const NoneFound = meta.story({
  name: 'Ninguna coincide',
  beforeEach: keepCareer(undefined),
  play: async (context) => {
    await context.userEvent.type(await openList(context), 'astrología');
    await expect(context.canvas.getByText(messages.ui.noOptions)).toBeVisible();
  },
});

export const Chosen = meta.story({
  name: 'Carrera elegida',
  beforeEach: keepCareer(5),
  play: async (context) => {
    await dismissRestored(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Pregrado · Facultad de Ingeniería')).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.wizard.next })).toBeEnabled();
  },
});

export const Missing = meta.story({
  name: 'Falta elegir',
  beforeEach: keepCareer(undefined),
  play: async (context) => {
    await leaveList(context);
    await expect(context.canvas.getByText(messages.wizard.problemCareer)).toBeVisible();
  },
});

export const Gone = meta.story({
  name: 'La carrera elegida ya no está',
  beforeEach: keepCareer(999),
  play: async (context) => {
    await leaveList(context);
    await expect(context.canvas.getByText(messages.wizard.problemCareerGone)).toBeVisible();
  },
});

export const NoCareers = meta.story({
  name: 'Ninguna carrera activa',
  beforeEach: ({ msw }) => {
    keepDraft('career');
    msw.use(answer('GET /api/public/careers', []));
  },
  play: async (context) => {
    await dismissRestored(context);
    await expect(await context.canvas.findByText(messages.wizard.noCareers)).toBeVisible();
  },
});

async function openList(context: StoryContext): Promise<HTMLElement> {
  await dismissRestored(context);
  const field = await context.canvas.findByLabelText(messages.wizard.career);
  await context.userEvent.click(field);
  return field;
}

/** Leaves the field without a choice. */
async function leaveList(context: StoryContext): Promise<void> {
  await openList(context);
  await context.userEvent.keyboard('{Escape}');
  await context.userEvent.tab();
}
