import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { answer, answerHtml, failWith, noAnswer } from '../../../testing/fake-api/faults.ts';
import { stagedSection } from '../../staged-section.fixtures.tsx';
import { ApplicationsSection } from '../applications-section.tsx';

const meta = preview.meta({
  title: 'Console/Applications/List, faults',
  ...stagedSection('/admin/applications', <ApplicationsSection />),
});

export const FailedAndReadAgain = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/applications', { status: 500 }, { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Error al cargar las solicitudes')).toBeVisible();
    await expect(
      await screen.findByText('Error del servidor. Intenta nuevamente más tarde.'),
    ).toBeVisible();
    await expect(screen.getAllByText('Error al cargar las solicitudes')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findAllByRole('rowheader')).not.toHaveLength(0);
  },
});

export const FailedWithoutAnAnswer = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(noAnswer('GET /api/applications'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error al cargar las solicitudes')).toBeVisible();
    await expect(
      await screen.findByText('Error de conexión. Por favor, verifica tu internet.'),
    ).toBeVisible();
  },
});

export const FailedWithAGatewaysPage = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answerHtml('GET /api/applications'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error al cargar las solicitudes')).toBeVisible();
    await expect(screen.queryByText(/Bad gateway/)).toBeNull();
  },
});

export const WithoutTheCeremonies = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/ceremonies', { status: 500 }, { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Error al cargar los actos de grado')).toBeVisible();
    await expect(await canvas.findAllByRole('rowheader')).not.toHaveLength(0);
    await expect(canvas.getByText(/se muestran las solicitudes de todos/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '37'));
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
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/applications', oddRows));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('<script>alert(1)</script>')).toBeVisible();
    await expect(canvas.queryByText('AG-2026-900')).toBeNull();
    await expect(canvas.getByText('Pendiente')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Ver detalle de la solicitud 7' }),
    ).toBeVisible();
    await expect(canvas.getAllByText('No disponible').length).toBeGreaterThan(3);
    await expect(canvas.queryByText(/Invalid|undefined|null/)).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
