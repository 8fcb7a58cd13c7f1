import { expect, screen, within } from 'storybook/test';
import { failureStates } from '#admin-console/fail-each-way.fixtures.ts';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, longDate, messages } from '#storybook/story-messages.ts';
import { never } from '#testing/fake-api/faults.ts';
import { TitlesSection } from '../titles-section.tsx';
import {
  announceHandovers,
  leftTitle,
  openHandoverOf,
  type Person,
  proxyTitle,
} from './handover-steps.fixtures.ts';

const meta = preview.meta({
  title: 'Consola/Títulos/Entrega de un título',
  ...sectionStory(proxyTitle.address, <TitlesSection />),
  beforeEach: (context) => {
    sessionStorage.clear();
    announceHandovers(context);
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

async function openEntries(person: Person) {
  await openHandoverOf(person, proxyTitle);
  await screen.findAllByText(messages.titleHandover.recordedBy);
  return within(await screen.findByRole('dialog', { name: messages.titleHandover.entries }));
}

async function openCorrection(person: Person) {
  const entries = await openEntries(person);
  const correct = messages.titleHandover.correct;
  await person.userEvent.click(entries.getByRole('button', { name: correct }));
  return within(await screen.findByRole('dialog', { name: messages.titleHandover.correctTitle }));
}

export const Default = meta.story({
  name: 'Retirado por un apoderado',
  play: async (context) => {
    const entries = await openEntries(context);
    await expect(entries.getByText('V-6200508')).toBeVisible();
    await expect(entries.getByText(longDate('2025-04-21'))).toBeVisible();
    await expect(entries.getByText(messages.titleHandover.statusDelivered)).toBeVisible();
  },
});

async function openDetail({ canvas, userEvent }: Context, { name: row }: typeof proxyTitle) {
  const name = filled(messages.titles.view, { row });
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('region', { name: messages.titleDetail.handover }));
}

export const InDetail = meta.story({
  name: 'En el detalle del título',
  play: async (context) => {
    const part = await openDetail(context, proxyTitle);
    const date = longDate('2025-04-21');
    await expect(await part.findByText(new RegExp(date))).toBeVisible();
  },
});

export const UncollectedInDetail = meta.story({
  name: 'Sin retirar, en el detalle del título',
  ...sectionStory(leftTitle.address, <TitlesSection />),
  play: async (context) => {
    const part = await openDetail(context, leftTitle);
    await expect(await part.findByText(messages.titleHandover.overdue)).toBeVisible();
  },
});

export const Corrected = meta.story({
  name: 'Corregida',
  beforeEach: (context) => {
    const { handovers } = announceHandovers(context);
    const entry = handovers.find(({ title_id }) => title_id === proxyTitle.id);
    if (entry === undefined) return;
    handovers.push({
      ...entry,
      id: 900,
      previous_id: entry.id,
      delivered_on: '2025-04-22',
      collector: { kind: 'graduate' },
      notes: 'Firmó en la hoja 2.',
      reason: 'Vino la titular',
      recorded_at: '2025-04-23T14:00:00.000Z',
    });
  },
  play: async (context) => {
    const entries = await openEntries(context);
    const states = entries.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    await expect(states).toEqual([
      messages.titleHandover.statusDelivered,
      messages.titleHandover.statusReplaced,
    ]);
    await expect(entries.getByText('Vino la titular')).toBeVisible();
  },
});

export const ErasedProxy = meta.story({
  name: 'Apoderado con los datos borrados',
  beforeEach: (context) => {
    const { handovers } = announceHandovers(context);
    const at = handovers.findIndex(({ title_id }) => title_id === proxyTitle.id);
    const entry = handovers[at];
    if (entry === undefined) return;
    const gone = { name: null, identification_type: null, id_number: null, authority: null };
    handovers[at] = { ...entry, collector: { kind: 'proxy', ...gone } };
  },
  play: async (context) => {
    const entries = await openEntries(context);
    await expect(entries.getByText(messages.titleHandover.erasedProxy)).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  beforeEach: ({ msw }) => {
    msw.use(never('GET /api/handovers'));
  },
  play: async (context) => {
    await openHandoverOf(context, proxyTitle);
    const name = messages.titleHandover.entries;
    await expect(await screen.findByRole('dialog', { name })).toBeVisible();
  },
});

export const Correction = meta.story({
  name: 'Corregir',
  play: async (context) => {
    const form = await openCorrection(context);
    const day = form.getByRole('textbox', { name: messages.titleHandover.day });
    await expect(day).toHaveValue('21/04/2025');
    await expect(form.getByRole('textbox', { name: messages.titleHandover.reason })).toHaveFocus();
  },
});

export const CorrectionWithoutReason = meta.story({
  name: 'Corregir sin motivo',
  play: async (context) => {
    const form = await openCorrection(context);
    await context.userEvent.click(
      form.getByRole('button', { name: messages.titleHandover.saveCorrection }),
    );
    await expect(await form.findByText(messages.titleHandover.required)).toBeVisible();
  },
});

export const Withdraws = meta.story({
  name: 'No se entregó',
  tags: ['behavior', 'journey'],
  play: async (context) => {
    const { userEvent } = context;
    const form = await openCorrection(context);
    const withdrawn = messages.titleHandover.resultWithdrawn;
    await userEvent.click(form.getByRole('radio', { name: withdrawn }));
    await expect(form.queryByRole('textbox', { name: messages.titleHandover.day })).toBeNull();
    await userEvent.type(
      form.getByRole('textbox', { name: messages.titleHandover.reason }),
      'Se anotó en la persona equivocada',
    );
    await userEvent.click(
      form.getByRole('button', { name: messages.titleHandover.saveCorrection }),
    );
    await expect(await screen.findByText(messages.titleHandover.corrected)).toBeVisible();
    // The title can be handed over now.
    await expect(
      await screen.findByRole('dialog', { name: messages.titleHandover.record }),
    ).toBeVisible();
  },
});

const states = failureStates({
  call: 'POST /api/handovers/{id}/correction',
  fill: async (context: Context) => {
    const form = await openCorrection(context);
    await context.userEvent.type(
      form.getByRole('textbox', { name: messages.titleHandover.reason }),
      'Vino la titular',
    );
    return form;
  },
  attempt: (form) => ({
    button: messages.titleHandover.saveCorrection,
    defaultMessage: messages.titleHandover.correctionFailed,
    keeps: () => {
      const reason = form.getByRole('textbox', { name: messages.titleHandover.reason });
      return expect(reason).toHaveValue('Vino la titular');
    },
  }),
});

export const CorrectionRefused = meta.story({
  name: 'El servidor rechaza la corrección',
  ...states.refused,
});
export const CorrectionFailed = meta.story({ name: 'Error al corregir', ...states.failed });
