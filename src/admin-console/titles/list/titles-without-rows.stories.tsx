import { expect, screen, waitFor } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import {
  type CallFailure,
  callFailures,
  refused,
} from '#testing/failures/call-failures.fixtures.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { answer, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { manyTitles } from '../title.fixtures.ts';
import { TitlesSection } from '../titles-section.tsx';

const meta = preview.meta({
  title: 'Consola/Títulos/Lista sin filas',
  ...sectionStory('/admin/titles', <TitlesSection />),
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];
type Canvas = Play['canvas'];

function counters(canvas: Canvas): readonly string[] {
  return canvas.getAllByRole('definition').map((figure) => figure.textContent);
}

export const NoneFound = meta.story({
  name: 'Ninguno coincide',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.type(
      canvas.getByRole('searchbox', { name: messages.titles.search }),
      'nadie así',
    );
    const message = messages.titles.emptyFiltered;
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.titles.exportCsv })).toBeDisabled();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Todavía ninguno',
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity({ data: 'empty' });
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.titles.empty)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.titles.exportCsv })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: messages.titles.checkBook })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: messages.titles.bulkIssue })).toBeEnabled();
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  beforeEach: ({ msw }) => {
    msw.use(never('GET /api/titles'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(messages.titles.empty)).toBeNull();
    await expect(counters(canvas)).toEqual(['–', '–', '–']);
  },
});

export const UnreadableRows = meta.story({
  name: 'Filas ilegibles',
  beforeEach: ({ msw }) => {
    const [readable] = manyTitles(1);
    msw.use(answer('GET /api/titles', [null, readable]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(1);
    await expect(
      canvas.getByText(filled(messages.consoleLists.unreadableRows, { count: 1 })),
    ).toBeVisible();
  },
});

/** Expects an empty list, counters at 0 and no notice. */
async function expectEmptyWithoutNotice(canvas: Canvas) {
  await expect(await canvas.findByText(messages.titles.empty)).toBeVisible();
  await expect(counters(canvas)).toEqual(['0', '0', '0']);
  await expect(screen.queryByRole('img', { name: messages.ui.error })).toBeNull();
  await expect(screen.queryByText(/error|intenta|permisos|falla/i)).toBeNull();
}

function silent(failure: CallFailure) {
  return {
    beforeEach: ({ msw }: Pick<Play, 'msw'>) => {
      msw.use(failure.on('GET /api/titles'));
    },
    play: ({ canvas }: Play) => expectEmptyWithoutNotice(canvas),
  };
}

export const Failed = meta.story({
  name: 'Error al cargar, sin aviso',
  tags: ['behavior'],
  ...silent(refused(500, 'Falla interna')),
});
export const FailedNoAnswer = meta.story({
  name: 'Sin conexión, sin aviso',
  tags: ['behavior'],
  ...silent(callFailures.noAnswer),
});

const endingSession = createFakeAuth({ role: 1, signInHref: null });

export const SessionEnds = meta.story({
  name: 'La sesión termina',
  tags: ['behavior'],
  args: { auth: endingSession },
  beforeEach: ({ msw }) => {
    msw.use(callFailures.unauthorized.on('GET /api/titles'));
  },
  play: async () => {
    await waitFor(() => expect(endingSession.getSession()).toBeUndefined());
  },
});
