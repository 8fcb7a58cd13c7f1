import { http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { holdCall } from '#testing/failures/held-call.fixtures.ts';
import { failWith } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { keepDraft, testDraftKey, walkToReview, walkToSubmit } from '../wizard-host.fixtures.tsx';
import { dismissRestored, wizardStory } from '../wizard-story.fixtures.tsx';

const meta = preview.meta({ title: 'Asistente de solicitud/Datos personales', ...wizardStory });

const href = 'https://universidad.example/privacidad';
const sent = fn();
let reading: ReturnType<typeof holdCall> | undefined;
const authorisation = { kind: 'authorisation', version: '2026-1', href } as const;

export const Notice = meta.story({
  name: 'Aviso',
  args: { draftKey: testDraftKey, privacy: { kind: 'notice', href } },
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    await dismissRestored(context);
    await walkToReview(context);
    const { canvas } = context;
    await expect(await canvas.findByText(matching(messages.wizard.privacyNotice))).toBeVisible();
    const { privacyLink, privacyNewTab } = messages.wizard;
    const link = canvas.getByRole('link', { name: `${privacyLink} ${privacyNewTab}` });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

export const Authorisation = meta.story({
  name: 'Autorización',
  args: { draftKey: testDraftKey, privacy: authorisation },
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    await dismissRestored(context);
    await walkToReview(context);
    const { canvas } = context;
    const name = messages.wizard.privacyAuthorisation;
    const box = await canvas.findByRole('checkbox', { name });
    await expect(box).not.toBeChecked();
    await expect(box).toBeRequired();
    const version = matching(messages.wizard.privacyVersion, { version: '2026-1' });
    await expect(canvas.getByText(version)).toBeVisible();
  },
});

export const Missing = meta.story({
  name: 'Sin autorización',
  args: { draftKey: testDraftKey, privacy: authorisation },
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    await dismissRestored(context);
    await walkToSubmit(context);
    const { canvas } = context;
    const box = await canvas.findByRole('checkbox');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(matching(messages.wizard.privacyMissing));
  },
});

export const Sent = meta.story({
  name: 'Con autorización se envía',
  tags: ['behavior'],
  args: { draftKey: testDraftKey, privacy: authorisation },
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    await walkToSubmit(context);
    const { canvas, userEvent } = context;
    const box = await canvas.findByRole('checkbox');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(box).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: messages.wizard.submit }));
    await expect(await canvas.findByText(/AG-\d{4}-\d+/)).toBeVisible();
  },
});

const inForce = {
  kind: 'authorisation',
  href: 'https://universidad.example/datos',
  version: '2026-2',
  text: 'Autorizo a la universidad a tratar mis datos para tramitar mi título y para avisarme del acto.',
} as const;

export const Replaced = meta.story({
  name: 'El texto cambió',
  args: { draftKey: testDraftKey, privacy: authorisation },
  parameters: { expectedErrors: ['422'] },
  beforeEach: ({ msw }) => {
    msw.use(...graduationHandlers({ extras: ['privacy'], privacy: inForce }));
    return keepDraft('review');
  },
  play: async (context) => {
    await dismissRestored(context);
    await walkToReview(context);
    const { canvas, userEvent } = context;
    const former = { name: messages.wizard.privacyAuthorisation };
    await userEvent.click(await canvas.findByRole('checkbox', former));
    await userEvent.click(canvas.getByRole('button', { name: messages.wizard.submit }));
    const box = await canvas.findByRole('checkbox', { name: inForce.text });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).not.toBeChecked();
    await expect(canvas.queryByRole('checkbox', former)).not.toBeInTheDocument();
    const version = matching(messages.wizard.privacyVersion, { version: '2026-2' });
    await expect(canvas.getByText(version)).toBeVisible();
    await expect(await canvas.findByText(messages.wizard.unsentPrivacy)).toBeVisible();
  },
});

export const ReplacedAndSent = meta.story({
  ...Replaced.input,
  name: 'El texto cambió: se autoriza el vigente y se envía',
  tags: ['behavior'],
  beforeEach: (context) => {
    sent.mockClear();
    const restore = Replaced.input.beforeEach?.(context);
    context.msw.use(
      http.post('*/api/public/apply', async ({ request }) => {
        sent(await request.clone().json());
      }),
    );
    return restore;
  },
  play: async (context) => {
    await Replaced.input.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('checkbox', { name: inForce.text }));
    await userEvent.click(canvas.getByRole('button', { name: messages.wizard.submit }));
    await expect(await canvas.findByText(/AG-\d{4}-\d+/)).toBeVisible();
    const [declined, accepted] = sent.mock.calls.map(([payload]) => payload);
    await expect(accepted).toEqual({ ...declined, privacy_version: '2026-2' });
  },
});

export const ReplacedForMinors = meta.story({
  ...Replaced.input,
  name: 'El texto cambió: el aviso a menores queda',
  tags: ['behavior'],
  args: { draftKey: testDraftKey, privacy: { ...authorisation, minorsAge: 100 } },
  play: async (context) => {
    await Replaced.input.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: messages.wizard.previous }));
    const text = filled(messages.wizard.minorsNotice, { age: 100 });
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const NotRead = meta.story({
  name: 'El texto vigente no se pudo leer, y se pide otra vez',
  tags: ['behavior'],
  args: { draftKey: testDraftKey, privacy: authorisation },
  parameters: { expectedErrors: ['422', '503'] },
  beforeEach: ({ msw }) => {
    reading = holdCall('GET /api/public/privacy');
    msw.use(
      reading.handler,
      failWith('GET /api/public/privacy', { status: 503 }, { once: true }),
      ...graduationHandlers({ extras: ['privacy'], privacy: inForce }),
    );
    return keepDraft('review');
  },
  play: async (context) => {
    await walkToReview(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: messages.wizard.submit }));
    await expect(await canvas.findByText(messages.wizard.unsentRefused)).toBeVisible();
    const refresh = await canvas.findByRole('button', { name: messages.wizard.refresh });
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'true'));
    reading?.release();
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(refresh);
    await expect(await canvas.findByRole('checkbox', { name: inForce.text })).not.toBeChecked();
  },
});

export const OwnText = meta.story({
  name: 'Con los textos de la universidad',
  args: {
    draftKey: testDraftKey,
    privacy: {
      ...authorisation,
      text: 'Autorizo de manera previa, expresa e informada a la Universidad de los Andes a recolectar, almacenar y usar mis datos personales para expedir y registrar mi título, según la Ley 1581 de 2012.',
      linkText: 'Política de tratamiento de datos personales',
    },
  },
  beforeEach: () => keepDraft('review'),
  play: async (context) => {
    await dismissRestored(context);
    await walkToReview(context);
    await expect(
      await context.canvas.findByRole('checkbox', { name: /Ley 1581 de 2012/ }),
    ).toBeVisible();
  },
});
