import { expect, screen, waitFor, within } from 'storybook/test';
import { refusals } from '#contract/refusals.ts';
import { expectFailure } from '#storybook/expect-failure.ts';
import preview from '#storybook/preview.tsx';
import { filled, longDate, matching, messages } from '#storybook/story-messages.ts';
import {
  type CallFailure,
  callFailures,
  refused,
} from '#testing/failures/call-failures.fixtures.ts';
import { withField } from '#testing/fake-api/altered-answers.ts';
import { never } from '#testing/fake-api/faults.ts';
import { scenario } from '#testing/scenarios/scenario.ts';
import { keepDraft, walkToReview, walkToSubmit } from '../wizard-host.fixtures.tsx';
import { dismissRestored, wizardStory } from '../wizard-story.fixtures.tsx';

const meta = preview.meta({ title: 'Asistente de solicitud/Confirmar', ...wizardStory });

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

const submit = 'POST /api/public/apply';

export const Ready = meta.story({
  name: 'Lista para enviar',
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    const { canvas } = context;
    await dismissRestored(context);
    await walkToReview(context);
    await expect(
      canvas.getByRole('heading', { name: messages.wizard.headingReview }),
    ).toHaveFocus();
    await expect(await canvas.findByText("María-José D'Angelo Ñáñez")).toBeVisible();
    await expect(canvas.getByText(longDate('2000-05-03'))).toBeVisible();
  },
});

export const NameInQuestion = meta.story({
  name: 'Nombre que conviene revisar',
  beforeEach: () =>
    keepDraft('review', {
      firstName: 'MARÍA',
      lastName: 'Rojas Medina',
      secondLastName: 'Medina',
      secondName: '-',
    }),
  play: async (context) => {
    const { canvas } = context;
    await dismissRestored(context);
    await walkToReview(context);
    const details = within(
      await canvas.findByRole('region', { name: messages.wizard.stepDetails }),
    );
    await expect(details.getByText(messages.wizard.nameQuestion)).toBeVisible();
    await expect(canvas.getByText(messages.nameFindings.repeatedSurname)).toBeVisible();
    const { mixedCapitals } = messages.nameFindings;
    await expect(canvas.getByText(filled(mixedCapitals, { parts: 'MARÍA' }))).toBeVisible();
    await expect(canvas.getByText(/Rojas Medina Medina$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.wizard.submit })).toBeEnabled();
  },
});

export const Sending = meta.story({
  name: 'Enviando',
  beforeEach: ({ msw }) => {
    keepDraft('review');
    msw.use(never(submit));
  },
  play: async (context) => {
    await dismissRestored(context);
    await walkToSubmit(context);
    const { canvas } = context;
    const button = await canvas.findByRole('button', { name: messages.wizard.submitting });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: messages.wizard.previous })).toBeDisabled();
  },
});

/** A failed submission: the reason in a notice, and the advice on the page. */
function notSent(failure: CallFailure, advice: 'unsentNoAnswer' | 'unsentRefused' | 'unsentOther') {
  return {
    beforeEach: ({ msw }: StoryContext) => {
      keepDraft('review');
      msw.use(failure.on(submit));
    },
    play: async (context: StoryContext) => {
      await dismissRestored(context);
      await walkToSubmit(context);
      await expectFailure(screen, failure, messages.wizard.submitFailed);
      await expect(await context.canvas.findByText(messages.wizard[advice])).toBeVisible();
    },
  };
}

export const Unanswered = meta.story({
  name: 'Envío sin respuesta',
  ...notSent(callFailures.noAnswer, 'unsentNoAnswer'),
});

export const Refused = meta.story({
  name: 'Envío rechazado',
  ...notSent(refused(422, refusals.alreadyApplied.message), 'unsentRefused'),
});

export const ServerFailed = meta.story({
  name: 'Error del servidor al enviar',
  ...notSent(callFailures.server, 'unsentOther'),
});

export const CeremonyGone = meta.story({
  name: 'El acto cerró mientras tanto',
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    await dismissRestored(context);
    await meetClosedCeremony(context);
  },
});

export const AnotherCeremonyChosen = meta.story({
  ...CeremonyGone.input,
  name: 'Elegir otro acto conserva los datos',
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await meetClosedCeremony(context));
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: /Noviembre/ }));
    await expect(canvas.queryByText(messages.wizard.problemCeremonyGone)).not.toBeInTheDocument();
    await userEvent.click(stepButton(context, 'stepDetails'));
    await expect(await canvas.findByLabelText(messages.wizard.lastName)).toHaveValue("D'Angelo");
  },
});

export const Edited = meta.story({
  name: 'Editar una parte y volver',
  tags: ['behavior'],
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await walkToReview(context);
    const { edit, editCareer } = messages.wizard;
    await userEvent.click(await canvas.findByRole('button', { name: `${edit} ${editCareer}` }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: messages.wizard.headingCareer })).toHaveFocus(),
    );
    await userEvent.click(stepButton(context, 'stepDetails'));
    await expect(await canvas.findByLabelText(messages.wizard.idNumber)).toHaveValue('24.567.890');
    await userEvent.click(canvas.getByRole('button', { name: messages.wizard.next }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: messages.wizard.headingReview })).toHaveFocus(),
    );
  },
});

const hostile = `<script>alert('x')</script> 🎓 شهادة ${'ñ'.repeat(160)}`;

export const HostileTexts = meta.story({
  name: 'Textos hostiles se ven como textos',
  tags: ['behavior'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: ({ msw }) => {
    keepDraft('review', { firstName: hostile, placeOfBirth: 'دمشق، سوريا' });
    msw.use(
      withField('GET /api/public/ceremonies', 'data.ceremony_location', hostile),
      withField('GET /api/public/careers', 'data.name', hostile),
    );
  },
  play: async (context) => {
    await walkToReview(context);
    const { canvas, canvasElement } = context;
    await expect(
      await canvas.findAllByText((text) => text.includes("<script>alert('x')")),
    ).toHaveLength(3);
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/**
 * Submits an application whose ceremony has closed. The wizard reads the lists again.
 *
 * @returns the link to the ceremonies.
 */
async function meetClosedCeremony(context: StoryContext): Promise<HTMLElement> {
  const { canvas, userEvent, msw } = context;
  await walkToReview(context);
  msw.use(...scenario('ceremony-closes-meanwhile'));
  await userEvent.click(await canvas.findByRole('button', { name: messages.wizard.submit }));
  await expect(await screen.findByText(refusals.ceremonyNotOpen.message)).toBeVisible();
  const link = await canvas.findByRole('button', { name: messages.wizard.problemCeremonyGone });
  await expect(link.closest('[tabindex="-1"]')).toHaveFocus();
  return link;
}

/** A complete step in the row of steps. */
function stepButton({ canvas }: StoryContext, step: 'stepDetails'): HTMLElement {
  return canvas.getByRole('button', { name: matching(messages.wizard[step]) });
}
