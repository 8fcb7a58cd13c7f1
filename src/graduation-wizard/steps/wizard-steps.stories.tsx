import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyLook } from '../../../.storybook/story-look.ts';
import { createFakeUniversity } from '../../testing/fake-api/fake-university.ts';
import { answer, never } from '../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../testing/fake-api/graduation-handlers.ts';
import { emptyDraft } from '../draft/application-draft.ts';
import { GraduationWizard } from '../graduation-wizard.tsx';
import {
  forgetDraft,
  keepDraft,
  stageDraftKey,
  WizardStage,
  walkToReview,
  walkToSubmit,
} from '../wizard-stage.fixtures.tsx';

const meta = preview.meta({
  title: 'Wizard/Steps',
  component: GraduationWizard,
  parameters: { bare: true },
  args: { draftKey: stageDraftKey },
  decorators: [
    (Story, { globals }) => (
      <WizardStage look={storyLook(globals)}>
        <Story />
      </WizardStage>
    ),
  ],
  beforeEach: ({ msw }) => {
    forgetDraft();
    msw.use(...graduationHandlers());
  },
});

export const TheListsAreLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(never('GET /api/public/ceremonies')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando los actos de grado…');
  },
});

export const NoCeremonyAcceptsRequests = meta.story({
  beforeEach: ({ msw }) => msw.use(...graduationHandlers({ university: closedUniversity() })),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(
      await canvas.findByText('Ahora no hay actos de grado que reciban solicitudes'),
    ).toBeVisible();
    msw.use(...graduationHandlers());
    await userEvent.click(canvas.getByRole('button', { name: 'Consultar de nuevo' }));
    await expect(await canvas.findByRole('radio', { name: /Agosto/ })).toBeVisible();
    const title = canvas.getByRole('heading', { name: 'Solicitar Título' });
    await waitFor(() => expect(title).toHaveFocus());
  },
});

export const CeremonyNotChosen = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(3);
    await expect(canvas.queryByText(/Extraordinario/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
    await expect(canvasElement.querySelector(':focus')).toBeNull();
  },
});

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose your graduation ceremony')).toBeVisible();
    await expect(await canvas.findByText(/^November \d+, \d{4}$/)).toBeVisible();
  },
});

export const CeremonyChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Agosto/ }));
    await expect(canvas.getByRole('button', { name: 'Siguiente' })).toBeEnabled();
  },
});

export const CareerNotChosen = meta.story({
  beforeEach: () => keepDraft('career', { ...emptyDraft, ceremonyId: 7 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Carrera' }));
    await expect(await canvas.findByRole('option', { name: /Medicina.*Pregrado/ })).toBeVisible();
    await expect(canvas.queryByRole('option', { name: /Estadística/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
  },
});

export const CareerChosen = meta.story({
  beforeEach: () => keepDraft('career'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pregrado · Facultad de Ingeniería')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Siguiente' })).toBeEnabled();
  },
});

export const NoActiveCareers = meta.story({
  beforeEach: ({ msw }) => {
    keepDraft('career');
    msw.use(answer('GET /api/public/careers', []));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay carreras disponibles')).toBeVisible();
  },
});

export const DetailsNotFilledIn = meta.story({
  beforeEach: () => keepDraft('details', { ...emptyDraft, ceremonyId: 7, careerId: 5 }),
  play: async ({ canvas }) => {
    const type = await canvas.findByRole('combobox', { name: 'Tipo de identificación' });
    await expect(type).toHaveTextContent('CI');
    await expect(canvas.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
  },
});

export const NoGendersAreKnown = meta.story({
  beforeEach: ({ msw }) => {
    keepDraft('details');
    msw.use(answer('GET /api/genders', []));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no ha publicado las opciones de género/)).toBeVisible();
  },
});

export const TheDraftCameBackAfterAReload = meta.story({
  beforeEach: () => keepDraft('review'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Recuperamos lo que habías escrito')).toBeVisible();
    await expect(canvas.getByLabelText('Primer apellido')).toHaveValue("D'Angelo");
    await expect(canvas.getByLabelText('Número de identificación')).toHaveValue('');
  },
});

export const TheDraftCanBeDiscarded = meta.story({
  beforeEach: () => keepDraft('details'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Empezar de nuevo' }));
    await expect(canvas.getByRole('button', { name: 'No, conservarlo' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'No, conservarlo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Empezar de nuevo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sí, borrar todo' }));
    await expect(canvas.getByRole('heading', { name: 'Elige tu acto de grado' })).toHaveFocus();
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await expect(sessionStorage).toHaveLength(0);
  },
});

export const Review = meta.story({
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await walkToReview(context);
    await expect(canvas.getByRole('heading', { name: 'Revisa tu solicitud' })).toHaveFocus();
    await expect(await canvas.findByText("María-José D'Angelo Ñáñez")).toBeVisible();
    await expect(canvas.getByText('3 de mayo de 2000')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Editar la carrera' }));
    await expect(canvas.getByRole('heading', { name: 'Elige tu carrera' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Confirmar|Datos/ }));
    await expect(canvas.getByLabelText('Número de identificación')).toHaveValue('24.567.890');
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
  },
});

export const TheChosenCeremonyClosedMeanwhile = meta.story({
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await walkToReview(context);
    msw.use(...graduationHandlers({ university: closedUniversity(7) }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar Solicitud' }));
    const sentence = 'El acto de grado ya no recibe solicitudes.';
    await expect(await screen.findByText(sentence)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar la lista' }));
    const gone = 'El acto que elegiste ya no recibe solicitudes: elige otro';
    await userEvent.click(await canvas.findByRole('button', { name: gone }));
    await expect(canvas.getByRole('heading', { name: 'Elige tu acto de grado' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: /Noviembre/ }));
    await expect(canvas.queryByText(gone)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Datos Completado' }));
    await expect(canvas.getByLabelText('Primer apellido')).toHaveValue("D'Angelo");
  },
});

export const BeingSent = meta.story({
  beforeEach: ({ msw }) => {
    keepDraft('review');
    msw.use(never('POST /api/public/apply'));
  },
  play: async (context) => {
    await walkToSubmit(context);
    const button = await context.canvas.findByRole('button', { name: 'Enviando…' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(context.canvas.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  },
});

export const Done = meta.story({
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    const { canvas } = context;
    await walkToSubmit(context);
    await expect(await canvas.findByText(/^AG-2026-\d{3}$/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Recibimos tu solicitud' })).toHaveFocus();
    await expect(screen.getByText('¡Solicitud enviada exitosamente!')).toBeVisible();
    const status = canvas.getByRole('link', { name: 'Consultar Estado' });
    await expect(status).toHaveAttribute('href', '/estado');
    const home = canvas.getByRole('link', { name: 'Volver al Inicio' });
    await expect(home).toHaveAttribute('href', '/');
    await expect(sessionStorage).toHaveLength(0);
  },
});

/** A university that has closed one of its ceremonies, or all. */
function closedUniversity(id?: number) {
  const university = createFakeUniversity();
  for (const ceremony of university.rows.ceremonies) {
    if (id === undefined || ceremony.id === id) ceremony.status = 'CERRADO';
  }
  return university;
}
