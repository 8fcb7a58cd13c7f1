import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyLook } from '../../../.storybook/story-look.ts';
import { longDate, matching, words } from '../../../.storybook/words.ts';
import { createFakeUniversity } from '../../testing/fake-api/fake-university.ts';
import { answer, never } from '../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../testing/fake-api/graduation-handlers.ts';
import { emptyDraft } from '../draft/application-draft.ts';
import { GraduationWizard } from '../graduation-wizard.tsx';
import {
  forgetDraft,
  keepDraft,
  testDraftKey,
  WizardHost,
  walkToReview,
  walkToSubmit,
} from '../wizard-host.fixtures.tsx';

const meta = preview.meta({
  title: 'Wizard/Steps',
  component: GraduationWizard,
  parameters: { bare: true },
  args: { draftKey: testDraftKey },
  decorators: [
    (Story, { globals }) => (
      <WizardHost look={storyLook(globals)}>
        <Story />
      </WizardHost>
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
    await expect(canvas.getByRole('status')).toHaveTextContent(words.wizard.loading);
  },
});

export const NoCeremonyAcceptsRequests = meta.story({
  beforeEach: ({ msw }) => msw.use(...graduationHandlers({ university: closedUniversity() })),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(words.wizard.noCeremonies)).toBeVisible();
    msw.use(...graduationHandlers());
    await userEvent.click(canvas.getByRole('button', { name: words.wizard.checkAgain }));
    await expect(await canvas.findByRole('radio', { name: /Agosto/ })).toBeVisible();
    const title = canvas.getByRole('heading', { name: words.wizard.title });
    await waitFor(() => expect(title).toHaveFocus());
  },
});

export const CeremonyNotChosen = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(3);
    await expect(canvas.queryByText(/Extraordinario/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: words.wizard.next })).toBeDisabled();
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
    await expect(canvas.getByRole('button', { name: words.wizard.next })).toBeEnabled();
  },
});

export const CareerNotChosen = meta.story({
  beforeEach: () => keepDraft('career', { ...emptyDraft, ceremonyId: 7 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: words.wizard.career }));
    await expect(await canvas.findByRole('option', { name: /Medicina.*Pregrado/ })).toBeVisible();
    await expect(canvas.queryByRole('option', { name: /Estadística/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: words.wizard.next })).toBeDisabled();
  },
});

export const CareerChosen = meta.story({
  beforeEach: () => keepDraft('career'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pregrado · Facultad de Ingeniería')).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.wizard.next })).toBeEnabled();
  },
});

export const NoActiveCareers = meta.story({
  beforeEach: ({ msw }) => {
    keepDraft('career');
    msw.use(answer('GET /api/public/careers', []));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.wizard.noCareers)).toBeVisible();
  },
});

export const DetailsNotFilledIn = meta.story({
  beforeEach: () => keepDraft('details', { ...emptyDraft, ceremonyId: 7, careerId: 5 }),
  play: async ({ canvas }) => {
    const type = await canvas.findByRole('combobox', { name: words.wizard.identificationType });
    await expect(type).toHaveTextContent('CI');
    await expect(canvas.getByRole('button', { name: words.wizard.next })).toBeDisabled();
  },
});

export const NoGendersAreKnown = meta.story({
  beforeEach: ({ msw }) => {
    keepDraft('details');
    msw.use(answer('GET /api/genders', []));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(matching(words.wizard.noGenders))).toBeVisible();
  },
});

export const TheDraftCameBackAfterAReload = meta.story({
  beforeEach: () => keepDraft('review'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.wizard.restoredTitle)).toBeVisible();
    await expect(canvas.getByLabelText(words.wizard.lastName)).toHaveValue("D'Angelo");
    await expect(canvas.getByLabelText(words.wizard.idNumber)).toHaveValue('');
  },
});

export const TheDraftCanBeDiscarded = meta.story({
  beforeEach: () => keepDraft('details'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.wizard.discard }));
    await expect(canvas.getByRole('button', { name: words.wizard.discardNo })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: words.wizard.discardNo }));
    await userEvent.click(canvas.getByRole('button', { name: words.wizard.discard }));
    await userEvent.click(canvas.getByRole('button', { name: words.wizard.discardYes }));
    await expect(canvas.getByRole('heading', { name: words.wizard.headingCeremony })).toHaveFocus();
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await expect(sessionStorage).toHaveLength(0);
  },
});

export const Review = meta.story({
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await walkToReview(context);
    await expect(canvas.getByRole('heading', { name: words.wizard.headingReview })).toHaveFocus();
    await expect(await canvas.findByText("María-José D'Angelo Ñáñez")).toBeVisible();
    await expect(canvas.getByText(longDate('2000-05-03'))).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Editar la carrera' }));
    await expect(canvas.getByRole('heading', { name: words.wizard.headingCareer })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Confirmar|Datos/ }));
    await expect(canvas.getByLabelText(words.wizard.idNumber)).toHaveValue('24.567.890');
    await userEvent.click(canvas.getByRole('button', { name: words.wizard.next }));
  },
});

export const TheChosenCeremonyClosedMeanwhile = meta.story({
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await walkToReview(context);
    msw.use(...graduationHandlers({ university: closedUniversity(7) }));
    await userEvent.click(await canvas.findByRole('button', { name: words.wizard.submit }));
    const sentence = 'El acto de grado ya no recibe solicitudes.';
    await expect(await screen.findByText(sentence)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.wizard.refresh }));
    const gone = words.wizard.problemCeremonyGone;
    await userEvent.click(await canvas.findByRole('button', { name: gone }));
    await expect(canvas.getByRole('heading', { name: words.wizard.headingCeremony })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: /Noviembre/ }));
    await expect(canvas.queryByText(gone)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Datos Completado' }));
    await expect(canvas.getByLabelText(words.wizard.lastName)).toHaveValue("D'Angelo");
  },
});

export const BeingSent = meta.story({
  beforeEach: ({ msw }) => {
    keepDraft('review');
    msw.use(never('POST /api/public/apply'));
  },
  play: async (context) => {
    await walkToSubmit(context);
    const button = await context.canvas.findByRole('button', { name: words.wizard.submitting });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(
      context.canvas.getByRole('button', { name: words.wizard.previous }),
    ).toBeDisabled();
  },
});

export const Done = meta.story({
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    const { canvas } = context;
    await walkToSubmit(context);
    await expect(await canvas.findByText(/^AG-2026-\d{3}$/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: words.wizard.doneHeading })).toHaveFocus();
    await expect(screen.getByText(words.wizard.submitDone)).toBeVisible();
    const status = canvas.getByRole('link', { name: words.wizard.checkStatus });
    await expect(status).toHaveAttribute('href', '/estado');
    const home = canvas.getByRole('link', { name: words.wizard.goHome });
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
