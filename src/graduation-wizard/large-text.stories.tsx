import { dismissNotices } from '#storybook/dismiss-notices.ts';
import { expectLegible } from '#storybook/expect-legible.ts';
import preview from '#storybook/preview.tsx';
import { matching, messages } from '#storybook/story-messages.ts';
import { withField } from '#testing/fake-api/altered-answers.ts';
import { emptyDraft } from './draft/application-draft.ts';
import { keepDraft, walkToReview } from './wizard-host.fixtures.tsx';
import { dismissRestored, wizardStory } from './wizard-story.fixtures.tsx';

const ceremonies = 'GET /api/public/ceremonies';
const careers = 'GET /api/public/careers';
const ceremony = 'Acto Solemne de Grado de la Facultad de Ciencias Económicas y Sociales, Julio';
const career = 'Licenciatura en Administración de Instituciones Internacionales y Desarrollo';

/** All steps on the smallest phone, with twice the usual text and long names. */
const meta = preview.meta({
  title: 'Asistente de solicitud/Texto grande',
  ...wizardStory,
  tags: ['behavior'],
  globals: { textSize: '200', viewport: { value: 'w320' } },
  beforeEach: ({ msw }) => {
    wizardStory.beforeEach();
    msw.use(withField(ceremonies, 'data.name', ceremony), withField(careers, 'data.name', career));
  },
});

export const Ceremony = meta.story({
  name: 'Acto',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = await canvas.findAllByRole('radio');
    if (first !== undefined) await userEvent.click(first);
    await expectLegible(canvasElement);
  },
});

export const Career = meta.story({
  name: 'Carrera',
  beforeEach: () => keepDraft('career', { ...emptyDraft, ceremonyId: 7, careerId: 5 }),
  play: async (context) => {
    await dismissRestored(context);
    await context.canvas.findByLabelText(messages.wizard.career);
    await expectLegible(context.canvasElement);
  },
});

export const CareerList = meta.story({
  name: 'Lista de carreras',
  beforeEach: () => keepDraft('career', { ...emptyDraft, ceremonyId: 7, careerId: undefined }),
  play: async (context) => {
    await dismissRestored(context);
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(await canvas.findByLabelText(messages.wizard.career));
    await canvas.findAllByRole('option');
    await expectLegible(canvasElement);
  },
});

export const Details = meta.story({
  name: 'Datos',
  beforeEach: () => keepDraft('details'),
  play: async (context) => {
    await dismissRestored(context);
    await context.canvas.findByLabelText(messages.wizard.firstName);
    await expectLegible(context.canvasElement);
  },
});

export const DetailsWithProblems = meta.story({
  name: 'Datos con problemas',
  beforeEach: () => keepDraft('details', { ...emptyDraft, ceremonyId: 7, careerId: 5 }),
  play: async (context) => {
    await dismissRestored(context);
    const { canvas, canvasElement, userEvent } = context;
    await canvas.findByLabelText(messages.wizard.idNumber);
    const missing = { name: matching(messages.wizard.missing) };
    await userEvent.click(canvas.getByRole('button', missing));
    await canvas.findByRole('link', { name: messages.wizard.problemFirstName });
    await expectLegible(canvasElement);
  },
});

export const Review = meta.story({
  name: 'Confirmar',
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    await walkToReview(context);
    await context.canvas.findByRole('button', { name: messages.wizard.submit });
    await dismissNotices(context);
    await expectLegible(context.canvasElement);
  },
});

export const Receipt = meta.story({
  name: 'Comprobante',
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await walkToReview(context);
    await userEvent.click(await canvas.findByRole('button', { name: messages.wizard.submit }));
    await canvas.findByText(/^AG-2026-\d{3}$/);
    await dismissNotices(context);
    await expectLegible(canvasElement);
  },
});
