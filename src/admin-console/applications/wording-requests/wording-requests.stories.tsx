import { http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import type { Extra } from '#contract/extras.ts';
import { refusals } from '#contract/refusals.ts';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity, type FakeUniversity } from '#testing/fake-api/fake-university.ts';
import { failWith } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { ApplicationsSection } from '../applications-section.tsx';
import { openDetail, press, retype } from '../applications-steps.fixtures.ts';

const meta = preview.meta({
  title: 'Consola/Solicitudes/Correcciones',
  ...sectionStory('/admin/applications', <ApplicationsSection />),
  beforeEach: ({ msw }) => {
    payloads.mockClear();
    msw.use(watch(), ...corrected());
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const code = 'AG-2026-014';
const description = 'Mi nombre es Juan Karlos, con ka, y el título debe ir en femenino.';
const payloads = fn();

function universityWith(change: (university: FakeUniversity) => void = () => {}) {
  const university = createFakeUniversity();
  university.titleProofs.set(163, {
    corrections: [
      {
        id: 1,
        status: 'open',
        description,
        requested_at: '2026-06-14T15:30:00.000Z',
        reply: null,
        decided_at: null,
      },
    ],
  });
  university.titleProofs.set(192, { corrections: [] });
  change(university);
  return university;
}

/** A university with an open wording request. */
function corrected(change?: (university: FakeUniversity) => void, more: readonly Extra[] = []) {
  const extras = ['proof', 'if-match', ...more] as const;
  return graduationHandlers({ university: universityWith(change), extras });
}

/** The same university after somebody has decided the wording request. */
function decided(status: 'accepted' | 'answered', more: readonly Extra[] = []) {
  return corrected(({ titleProofs }) => {
    const [correction] = titleProofs.get(163)?.corrections ?? [];
    const decided_at = '2026-06-15T15:00:00.000Z';
    if (correction !== undefined) Object.assign(correction, { status, decided_at });
  }, more);
}

/** Records the decision, and leaves the response to the fake API. */
function watch() {
  return http.patch('*/api/corrections/:id/:kind', async ({ request }) => {
    payloads(new URL(request.url).pathname, await request.clone().json());
  });
}

async function openCorrection(context: Context) {
  await press(context, filled(messages.applications.reviewCorrection, { row: code }));
  const name = filled(messages.proofCorrections.title, { code });
  return within(await screen.findByRole('dialog', { name }));
}

async function begin(context: Context, action: 'accept' | 'answer') {
  const dialog = await openCorrection(context);
  const name = messages.proofCorrections[action];
  await context.userEvent.click(await dialog.findByRole('button', { name }));
  const title = messages.proofCorrections[action === 'accept' ? 'acceptTitle' : 'answerTitle'];
  return within(await screen.findByRole('dialog', { name: filled(title, { code }) }));
}

function dialogIsGone() {
  return waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const Filter = meta.story({
  name: 'Filtro',
  play: async ({ canvas, userEvent }) => {
    const filter = await canvas.findByRole('switch', { name: messages.applications.corrections });
    await userEvent.click(filter);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(canvas.getByText(code)).toBeVisible();
  },
});

export const AfterCompletion = meta.story({
  name: 'De un acto completado y con el título emitido',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    msw.use(
      ...corrected(({ rows }) => {
        const row = rows.applications.find(({ id }) => id === 163);
        const ceremony = rows.ceremonies.find(({ id }) => id === row?.ceremony_id);
        const [title] = rows.titles;
        if (row === undefined || ceremony === undefined || title === undefined) return;
        ceremony.status = 'COMPLETADO';
        rows.titles.push({ ...title, id: 9000, application_id: row.id, application_code: code });
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const filter = await canvas.findByRole('switch', { name: messages.applications.corrections });
    await userEvent.click(filter);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    const dialog = await begin(context, 'answer');
    const reply = dialog.getByRole('textbox', { name: messages.proofCorrections.reply });
    await userEvent.type(reply, 'Pide la rectificación.');
    await userEvent.click(dialog.getByRole('button', { name: messages.proofCorrections.send }));
    await expect(await screen.findByText(messages.proofCorrections.answered)).toBeVisible();
  },
});

export const Read = meta.story({
  name: 'Leer la corrección',
  play: async (context) => {
    const dialog = await openCorrection(context);
    await expect(dialog.getByText(description)).toBeVisible();
    await expect(dialog.getByText('Juan Carlos Cárdenas López')).toBeVisible();
  },
});

export const Accept = meta.story({
  name: 'Corregir y aceptar',
  play: async (context) => {
    const dialog = await begin(context, 'accept');
    await expect(dialog.getByText(messages.proofCorrections.acceptText)).toBeVisible();
    await expect(
      await dialog.findByRole('combobox', { name: matching(messages.proofCorrections.gender) }),
    ).toBeVisible();
  },
});

export const Accepts = meta.story({
  name: 'Acepta después de guardar',
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await begin(context, 'accept');
    await retype(context, dialog, 'firstName', 'Juan Karlos');
    await userEvent.click(
      await dialog.findByRole('combobox', { name: matching(messages.proofCorrections.gender) }),
    );
    const female = new RegExp(`^${messages.proofCorrections.feminine}`);
    await userEvent.click(await dialog.findByRole('option', { name: female }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: matching(messages.proofCorrections.reply) }),
      'Corregido',
    );
    await userEvent.click(dialog.getByRole('button', { name: messages.proofCorrections.save }));
    await expect(await screen.findByText(messages.proofCorrections.accepted)).toBeVisible();
    await dialogIsGone();
    await expect(payloads.mock.calls).toEqual([
      ['/api/corrections/1/accept', { reply: 'Corregido', gender_id: 2 }],
    ]);
    await expect(await canvas.findByText('Juan Karlos Cárdenas López')).toBeVisible();
    await waitFor(() =>
      expect(
        canvas.queryByRole('button', {
          name: filled(messages.applications.reviewCorrection, { row: code }),
        }),
      ).toBeNull(),
    );
  },
});

export const AcceptsAtOnce = meta.story({
  name: 'Guarda y acepta en una llamada',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    const edits = http.put('*/api/applications/:id', () => void payloads('an edit'));
    msw.use(edits, watch(), ...corrected(undefined, ['proof-edits']));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await begin(context, 'accept');
    await retype(context, dialog, 'firstName', 'Juan Karlos');
    await userEvent.click(dialog.getByRole('button', { name: messages.proofCorrections.save }));
    await expect(await screen.findByText(messages.proofCorrections.accepted)).toBeVisible();
    await dialogIsGone();
    const application = expect.objectContaining({ first_name: 'Juan Karlos' });
    await expect(payloads.mock.calls).toEqual([
      ['/api/corrections/1/accept', { reply: null, application }],
    ]);
    await expect(await canvas.findByText('Juan Karlos Cárdenas López')).toBeVisible();
  },
});

export const AnsweredMeanwhile = meta.story({
  name: 'Otra persona la respondió, y la solicitud queda como estaba',
  tags: ['behavior'],
  parameters: { expectedErrors: ['409'] },
  beforeEach: ({ msw }) => void msw.use(...corrected(undefined, ['proof-edits'])),
  play: async (context) => {
    const dialog = await begin(context, 'accept');
    await retype(context, dialog, 'firstName', 'Juan Karlos');
    context.msw.use(...decided('answered', ['proof-edits']));
    const { save, isAnswered, title } = messages.proofCorrections;
    await context.userEvent.click(dialog.getByRole('button', { name: save }));
    const reread = within(await screen.findByRole('dialog', { name: filled(title, { code }) }));
    await expect(await reread.findByText(isAnswered)).toBeVisible();
    await expect(reread.getByText('Juan Carlos Cárdenas López')).toBeVisible();
  },
});

export const Answer = meta.story({
  name: 'Responder sin cambiar',
  play: async (context) => {
    const dialog = await begin(context, 'answer');
    const field = dialog.getByRole('textbox', { name: matching(messages.proofCorrections.reply) });
    await waitFor(() => expect(field).toHaveFocus());
    await context.userEvent.click(
      dialog.getByRole('button', { name: messages.proofCorrections.send }),
    );
    await waitFor(() => expect(field).toBeInvalid());
  },
});

export const Answers = meta.story({
  name: 'La respuesta llega a la persona',
  tags: ['behavior'],
  play: async (context) => {
    const dialog = await begin(context, 'answer');
    await context.userEvent.type(
      dialog.getByRole('textbox', { name: matching(messages.proofCorrections.reply) }),
      'Así consta en tu documento.',
    );
    await context.userEvent.click(
      dialog.getByRole('button', { name: messages.proofCorrections.send }),
    );
    await expect(await screen.findByText(messages.proofCorrections.answered)).toBeVisible();
    await dialogIsGone();
    await expect(payloads.mock.calls).toEqual([
      ['/api/corrections/1/answer', { reply: 'Así consta en tu documento.' }],
    ]);
  },
});

export const DecidedByAnother = meta.story({
  name: 'Otra persona la resolvió',
  parameters: { expectedErrors: ['409'] },
  play: async (context) => {
    const dialog = await begin(context, 'answer');
    context.msw.use(...decided('accepted'));
    await context.userEvent.type(
      dialog.getByRole('textbox', { name: matching(messages.proofCorrections.reply) }),
      'Así consta en tu documento.',
    );
    await context.userEvent.click(
      dialog.getByRole('button', { name: messages.proofCorrections.send }),
    );
    const title = filled(messages.proofCorrections.title, { code });
    const reread = within(await screen.findByRole('dialog', { name: title }));
    await expect(await reread.findByText(messages.proofCorrections.isAccepted)).toBeVisible();
    await expect(
      reread.queryByRole('button', { name: messages.proofCorrections.accept }),
    ).not.toBeInTheDocument();
  },
});

export const NotAccepted = meta.story({
  name: 'Se guardó y no se aceptó',
  parameters: { expectedErrors: ['409'] },
  beforeEach: ({ msw }) => {
    const { status, message } = refusals.correctionTitleIssued;
    msw.use(failWith('PATCH /api/corrections/{id}/accept', { status, error: message }));
  },
  play: async (context) => {
    const dialog = await begin(context, 'accept');
    await retype(context, dialog, 'firstName', 'Juan Karlos');
    await context.userEvent.click(
      dialog.getByRole('button', { name: messages.proofCorrections.save }),
    );
    await expect(await dialog.findByText(refusals.correctionTitleIssued.message)).toBeVisible();
  },
});

export const NotRead = meta.story({
  name: 'No se pudieron cargar',
  parameters: { expectedErrors: ['500'] },
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/proofs', { status: 500 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.consoleLists.titleProofs)).toBeVisible();
    await expect(await canvas.findByText(code)).toBeVisible();
  },
});

export const InDetail = meta.story({
  name: 'En el detalle',
  play: async (context) => {
    await context.canvas.findByRole('button', {
      name: filled(messages.applications.reviewCorrection, { row: code }),
    });
    const dialog = await openDetail(context, code);
    await expect(dialog.getByText(messages.applicationDetail.correctionOpen)).toBeVisible();
    await context.userEvent.click(
      dialog.getByRole('button', { name: messages.applicationDetail.reviewCorrection }),
    );
    const name = filled(messages.proofCorrections.title, { code });
    await expect(await screen.findByRole('dialog', { name })).toBeVisible();
  },
});

export const DecidedInDetail = meta.story({
  name: 'En el detalle, ya respondida',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    msw.use(...decided('answered'));
  },
  play: async (context) => {
    await context.canvas.findByText(code);
    const dialog = await openDetail(context, code);
    const { correctionAnswered, reviewCorrection } = messages.applicationDetail;
    await expect(await dialog.findByText(correctionAnswered)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: reviewCorrection })).toBeNull();
  },
});
