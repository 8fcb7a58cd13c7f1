import { expect, waitFor } from 'storybook/test';
import { expectFailure } from '#storybook/expect-failure.ts';
import preview from '#storybook/preview.tsx';
import { filled, longDate, messages } from '#storybook/story-messages.ts';
import { callFailures } from '#testing/failures/call-failures.fixtures.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { answer, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { scenario } from '#testing/scenarios/scenario.ts';
import { emptyDraft } from '../draft/application-draft.ts';
import { keepDraft } from '../wizard-host.fixtures.tsx';
import { dismissRestored, wizardStory } from '../wizard-story.fixtures.tsx';

const meta = preview.meta({ title: 'Asistente de solicitud/Acto', ...wizardStory });

export const Loading = meta.story({
  name: 'Cargando',
  beforeEach: ({ msw }) => msw.use(never('GET /api/public/ceremonies')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.wizard.loading)).toBeInTheDocument();
  },
});

export const LoadFailed = meta.story({
  name: 'Error al cargar',
  beforeEach: ({ msw }) => msw.use(callFailures.noAnswer.on('GET /api/public/ceremonies')),
  play: async ({ canvas }) => {
    await expectFailure(canvas, callFailures.noAnswer, messages.wizard.loadFailed);
    await expect(canvas.getByRole('button', { name: messages.wizard.retry })).toBeVisible();
  },
});

export const NoCeremonies = meta.story({
  name: 'Ningún acto abierto',
  beforeEach: ({ msw }) => msw.use(...scenario('no-open-ceremony')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.wizard.noCeremonies)).toBeVisible();
  },
});

export const NotChosen = meta.story({
  name: 'Sin elegir',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(3);
    await expect(canvas.queryByText(/Extraordinario/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: messages.wizard.next })).toBeDisabled();
    await expect(canvasElement.querySelector(':focus')).toBeNull();
  },
});

export const Chosen = meta.story({
  name: 'Acto elegido',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Agosto/ }));
    await expect(canvas.getByRole('button', { name: messages.wizard.next })).toBeEnabled();
  },
});

export const Missing = meta.story({
  name: 'Falta elegir',
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('radio');
    first?.focus();
    await userEvent.tab();
    await expect(canvas.getByText(messages.wizard.problemCeremony)).toBeVisible();
  },
});

export const Gone = meta.story({
  name: 'El acto elegido ya cerró',
  beforeEach: () => keepDraft('career', { ...emptyDraft, ceremonyId: 999 }),
  play: async (context) => {
    await dismissRestored(context);
    const [first] = context.canvas.getAllByRole('radio');
    first?.focus();
    await context.userEvent.tab();
    await expect(context.canvas.getByText(messages.wizard.problemCeremonyGone)).toBeVisible();
  },
});

export const Found = meta.story({
  name: 'Muchos actos, uno coincide',
  beforeEach: ({ msw }) => msw.use(...graduationHandlers({ university: busyUniversity() })),
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByLabelText(messages.wizard.ceremonySearch);
    await userEvent.type(search, 'magna nucleo 4');
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(
      canvas.getByText(filled(messages.wizard.ceremoniesFound, { count: 1 })),
    ).toBeVisible();
  },
});

export const NoneFound = meta.story({
  ...Found.input,
  name: 'Ninguno coincide',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(messages.wizard.ceremonySearch), 'zzz');
    await expect(canvas.getByText(messages.wizard.ceremoniesNone)).toBeVisible();
  },
});

export const CheckedAgain = meta.story({
  ...NoCeremonies.input,
  name: 'Consultar de nuevo trae los actos',
  tags: ['behavior'],
  play: async ({ canvas, msw, userEvent }) => {
    const again = await canvas.findByRole('button', { name: messages.wizard.checkAgain });
    msw.use(...graduationHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByRole('radio', { name: /Agosto/ })).toBeVisible();
    const title = canvas.getByRole('heading', { name: messages.wizard.title });
    await waitFor(() => expect(title).toHaveFocus());
  },
});

export const UnreadableRows = meta.story({
  name: 'Los actos que no se pueden leer faltan',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    const readable = { id: 1, name: 'Acto de Grado Julio 2026', status: 'ABIERTO' };
    msw.use(answer('GET /api/public/ceremonies', [null, readable, { id: 2, name: ' ' }]));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('radio', { name: /Acto de Grado Julio 2026/ }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(canvas.queryByText(messages.failures.unreadable)).toBeNull();
  },
});

export const OtherSpelling = meta.story({
  name: 'Las listas en otra escritura se leen igual',
  tags: ['behavior'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...graduationHandlers({
        lists: 'array',
        ids: 'prefixed',
        dates: 'day-month-year',
        flags: 'boolean',
        statuses: 'english',
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(3);
    await expect(canvas.getByText(longDate('2026-08-14'))).toBeVisible();
  },
});

/** A university with more open ceremonies than fit on a screen. */
function busyUniversity() {
  const university = createFakeUniversity();
  const [first] = university.rows.ceremonies;
  if (first === undefined) return university;
  for (let number = 1; number <= 12; number += 1) {
    const name = `Acto de Grado Núcleo ${number}`;
    university.rows.ceremonies.push({ ...first, id: 100 + number, name, status: 'ABIERTO' });
  }
  return university;
}
