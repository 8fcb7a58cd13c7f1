import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { formatDayMonthYear, todayOf } from '#domain/calendar/calendar-date.ts';
import preview from '#storybook/preview.tsx';
import { filled, longDate, matching, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { answer, failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { BulkIssueOpener } from './bulk-issue-opener.fixtures.tsx';
import {
  choose,
  chooseMay,
  open,
  openDialog,
  span,
  submitOf,
} from './bulk-issue-steps.fixtures.ts';

const meta = preview.meta({
  title: 'Consola/Títulos/Emisión masiva/Formulario',
  ...sectionStory('/admin/titles', <BulkIssueOpener />),
});

const may = 'Acto de Grado Mayo 2026';
const april = 'Acto de Grado Abril 2025';

export const CeremonyChoices = meta.story({
  name: 'Elegir el acto',
  play: async (context) => {
    const dialog = await open(context);
    const field = await dialog.findByRole('combobox', {
      name: matching(messages.bulkIssue.ceremony),
    });
    await expect(submitOf(dialog)).toBeDisabled();
    await context.userEvent.click(field);
    const options = (await dialog.findAllByRole('option')).map((option) => option.textContent);
    await expect(options).toHaveLength(4);
    await expect(options[0]).toMatch(/Mayo 2026/);
    await expect(options[3]).toMatch(/Abril 2025/);
  },
});

export const Ready = meta.story({
  name: 'Lista para emitir',
  tags: ['behavior'],
  play: async (context) => {
    const dialog = await open(context);
    await chooseMay(context, dialog);
    for (const [term, value] of [
      [messages.bulkIssue.recordInitial, '143'],
      [messages.bulkIssue.assignedInitial, '443'],
      [messages.bulkIssue.folioInitial, '0643'],
      [messages.bulkIssue.confirmed, '6'],
    ]) {
      await expect(dialog.getByText(term ?? '').nextElementSibling).toHaveTextContent(value ?? '');
    }
    await expect(dialog.getByRole('textbox', { name: messages.bulkIssue.date })).toHaveValue(
      formatDayMonthYear(todayOf(new Date())),
    );
    await expect(
      await dialog.findByRole('heading', { name: messages.bulkIssue.summary }),
    ).toBeVisible();
    await expect(
      dialog.getByText(messages.bulkIssue.summaryTitles).nextElementSibling,
    ).toHaveTextContent('6');
    await expect(
      dialog.getByText(filled(messages.bulkIssue.recordSpan, { span: span('143', '148') })),
    ).toBeVisible();
    await expect(
      dialog.getByText(filled(messages.bulkIssue.folioSpan, { span: span('0643', '0648') })),
    ).toBeVisible();
  },
});

export const NobodyConfirmed = meta.story({
  name: 'Nadie confirmado',
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/applications', []));
  },
  play: async (context) => {
    const dialog = await open(context);
    await choose(context, dialog, /Mayo 2026/);
    await expect(await dialog.findByText(messages.bulkIssue.noneConfirmed)).toBeVisible();
    await expect(submitOf(dialog)).toBeDisabled();
  },
});

export const Problems = meta.story({
  name: 'Con problemas',
  play: async (context) => {
    const dialog = await open(context);
    await choose(context, dialog, /Mayo 2026/);
    const date = dialog.getByRole('textbox', { name: messages.bulkIssue.date });
    await context.userEvent.clear(date);
    await waitFor(() => expect(submitOf(dialog)).toBeEnabled());
    await context.userEvent.click(submitOf(dialog));
    await expect(await dialog.findByText(messages.bulkIssue.incomplete)).toBeVisible();
    await expect(date).toHaveFocus();
  },
});

export const ImpossibleDate = meta.story({
  name: 'Fecha imposible',
  play: async (context) => {
    await Problems.input.play?.(context);
    const dialog = openDialog();
    await context.userEvent.type(
      dialog.getByRole('textbox', { name: messages.bulkIssue.date }),
      '31022026',
    );
    await expect(dialog.queryByText(matching(messages.bulkIssue.incomplete))).toBeNull();
    await context.userEvent.click(submitOf(dialog));
    await expect(await dialog.findByText(messages.bulkIssue.unreadableDate)).toBeVisible();
  },
});

export const CeremonyGone = meta.story({
  name: 'El acto ya no existe',
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    msw.use(
      http.post('*/api/titles/ceremony/:id/bulk-emit', () => {
        university.rows.ceremonies = university.rows.ceremonies.filter(({ name }) => name !== may);
        return HttpResponse.json({ error: 'El acto ya no existe.' }, { status: 404 });
      }),
      ...graduationHandlers({ university }),
    );
  },
  play: async (context) => {
    const dialog = await open(context);
    await choose(context, dialog, /Mayo 2026/);
    await waitFor(() => expect(submitOf(dialog)).toBeEnabled());
    await context.userEvent.click(submitOf(dialog));
    await expect(await dialog.findByText('El acto ya no existe.')).toBeVisible();
    await expect(await dialog.findByText(messages.bulkIssue.ceremonyGone)).toBeVisible();
  },
});

export const SameNameCeremonies = meta.story({
  name: 'Dos actos del mismo nombre',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    const [first] = university.rows.ceremonies;
    if (first !== undefined) first.name = ` ${may} `;
    msw.use(...graduationHandlers({ university }));
  },
  play: async (context) => {
    const dialog = await open(context);
    await choose(context, dialog, new RegExp(`Mayo 2026.*${longDate('2026-05-08')}`));
    const confirmed = await dialog.findByText(messages.bulkIssue.confirmed);
    await waitFor(() => expect(confirmed.nextElementSibling).toHaveTextContent('6'));
    await context.userEvent.click(
      dialog.getByRole('combobox', { name: matching(messages.bulkIssue.ceremony) }),
    );
    await context.userEvent.click(
      await dialog.findByRole('option', {
        name: new RegExp(`Mayo 2026.*${longDate('2025-04-11')}`),
      }),
    );
    await expect(
      (await dialog.findByText(messages.bulkIssue.confirmed)).nextElementSibling,
    ).toHaveTextContent('52');
  },
});

export const Undecided = meta.story({
  name: 'Solicitudes sin acto claro',
  beforeEach: ({ msw }) => {
    const rows = [1, 2].map((id) => ({
      id,
      application_code: `AG-2026-00${id}`,
      status: 'CONFIRMADA',
      ceremony_name: may,
      ceremony_id: id === 1 ? 4 : null,
      career_id: 1,
      gender_id: 1,
      first_name: 'Ana',
      last_name: 'Peña',
    }));
    const stray = { ...rows[0], id: 3, application_code: 'AG-2026-003', ceremony_name: 'Otro' };
    msw.use(
      answer('GET /api/ceremonies', [
        { id: 4, name: may, status: 'COMPLETADO', record_initial: '1' },
        { id: 5, name: may, status: 'ABIERTO', ceremony_date: '2026-05-29' },
      ]),
      answer('GET /api/applications', [...rows, stray]),
    );
  },
  play: async (context) => {
    const dialog = await open(context);
    await choose(context, dialog, /Mayo 2026/);
    await expect(
      await dialog.findByText(matching(messages.bulkIssue.undecided, { count: 1 })),
    ).toBeVisible();
    await expect(dialog.getByText(matching(messages.bulkIssue.misnamed))).toBeVisible();
    await expect(
      dialog.getByText(messages.bulkIssue.confirmed).nextElementSibling,
    ).toHaveTextContent('1');
  },
});

export const AllTitled = meta.story({
  name: 'Todos tienen título',
  play: async (context) => {
    const dialog = await open(context);
    await choose(context, dialog, /Abril 2025/);
    await expect(
      await dialog.findByText(matching(messages.bulkIssue.allTitled, { count: 52 })),
    ).toBeVisible();
    await expect(dialog.getByText(messages.bulkIssue.titled).nextElementSibling).toHaveTextContent(
      '52',
    );
    await expect(dialog.queryByRole('grid')).toBeNull();
  },
});

export const NoneCompleted = meta.story({
  name: 'Ningún acto completado',
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/ceremonies', [{ id: 1, name: april, status: 'ABIERTO' }]));
  },
  play: async (context) => {
    const dialog = await open(context);
    await expect(await dialog.findByText(messages.bulkIssue.noneCompleted)).toBeVisible();
    await expect(submitOf(dialog)).toBeDisabled();
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  beforeEach: ({ msw }) => {
    msw.use(never('GET /api/applications'));
  },
  play: async (context) => {
    const dialog = await open(context);
    await expect(await dialog.findByText(messages.bulkIssue.loading)).toBeInTheDocument();
    await expect(submitOf(dialog)).toBeDisabled();
  },
});

export const CeremoniesFailed = meta.story({
  name: 'Error al cargar los actos',
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/ceremonies', { status: 500 }, { once: true }));
  },
  play: async (context) => {
    const dialog = await open(context);
    await expect(await dialog.findByText(messages.consoleLists.ceremonies)).toBeVisible();
    await expect(submitOf(dialog)).toBeDisabled();
  },
});

export const Retrying = meta.story({
  name: 'Reintentar',
  tags: ['behavior'],
  beforeEach: CeremoniesFailed.input.beforeEach,
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(
      await dialog.findByRole('button', { name: messages.console.retry }),
    );
    await choose(context, dialog, /Mayo 2026/);
  },
});

export const ApplicationsFailed = meta.story({
  name: 'Error al cargar las solicitudes',
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/applications', { status: 403 }, { once: true }));
  },
  play: async (context) => {
    const dialog = await open(context);
    await expect(await dialog.findByText(messages.consoleLists.applications)).toBeVisible();
    await expect(await screen.findByText(messages.failures.forbidden)).toBeVisible();
  },
});
