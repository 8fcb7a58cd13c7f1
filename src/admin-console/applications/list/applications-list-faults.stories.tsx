import { expect, screen, waitFor } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { answer, failWith } from '#testing/fake-api/faults.ts';
import { ApplicationsSection } from '../applications-section.tsx';

const meta = preview.meta({
  title: 'Consola/Solicitudes/Lista, errores',
  ...sectionStory('/admin/applications', <ApplicationsSection />),
});

export const Failed = meta.story({
  name: 'Error al cargar',
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/applications', { status: 500 }, { once: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.consoleLists.applications)).toBeVisible();
    await expect(await screen.findByText(messages.failures.server)).toBeVisible();
    await expect(screen.getAllByText(messages.consoleLists.applications)).toHaveLength(1);
  },
});

export const Retrying = meta.story({
  name: 'Reintentar',
  tags: ['behavior'],
  beforeEach: Failed.input.beforeEach,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: messages.console.retry }));
    await expect(await canvas.findAllByRole('rowheader')).not.toHaveLength(0);
  },
});

export const CeremoniesFailed = meta.story({
  name: 'Sin los actos de grado',
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/ceremonies', { status: 500 }, { once: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.consoleLists.ceremonies)).toBeVisible();
    await expect(await canvas.findAllByRole('rowheader')).not.toHaveLength(0);
    await expect(canvas.getByText(matching(messages.applications.ceremoniesUnknown))).toBeVisible();
  },
});

export const RetryingCeremonies = meta.story({
  name: 'Reintentar los actos de grado',
  tags: ['behavior'],
  beforeEach: CeremoniesFailed.input.beforeEach,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: messages.console.retry }));
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '37'));
  },
});

export const UnreadableRows = meta.story({
  name: 'Filas ilegibles',
  beforeEach: ({ msw }) => {
    const readable = {
      id: 7,
      application_code: 'AG-2026-700',
      status: 'PENDIENTE',
      first_name: 'Ana',
      last_name: 'Peña',
    };
    msw.use(answer('GET /api/applications', [null, readable, { status: 'PENDIENTE' }]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AG-2026-700')).toBeVisible();
    await expect(
      canvas.getByText(filled(messages.consoleLists.unreadableRows, { count: 2 })),
    ).toBeVisible();
  },
});

const oddRows = [
  { id: '7', status: 'TAL VEZ' },
  {
    application_id: 8,
    application_code: 'AG-2026-900',
    status: 'confirmed',
    ceremony_name: 'Acto de Grado Mayo 2026',
    student: { first_name: 'Ana', last_name: 'Pérez', id_number: 18234567 },
  },
  {
    id: 9,
    application_code: '<script>alert(1)</script>',
    status: 'RECHAZADO',
    first_name: 'María'.repeat(30),
    last_name: 'בן דוד',
    id_number: 'V-18.234.567',
    ceremony_name: 'Acto de 1998',
    career_name: 'حقوق',
    applied_at: 'ayer',
  },
];

export const OddRows = meta.story({
  name: 'Datos incompletos o extraños',
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/applications', oddRows));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('<script>alert(1)</script>')).toBeVisible();
    await expect(canvas.queryByText('AG-2026-900')).toBeNull();
    await expect(canvas.getByText(messages.applicationStatus.pending)).toBeVisible();
    await expect(
      canvas.getByRole('button', {
        name: filled(messages.applications.view, {
          row: filled(messages.applications.unnamedRow, { id: 7 }),
        }),
      }),
    ).toBeVisible();
    await expect(canvas.getAllByText(messages.applications.missing).length).toBeGreaterThan(3);
    await expect(canvas.queryByText(/Invalid|undefined|null/)).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
