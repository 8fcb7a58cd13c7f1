import { expect, screen, waitFor, within } from 'storybook/test';
import { refusals } from '#contract/refusals.ts';
import preview from '#storybook/preview.tsx';
import { filled, longDate, matching, messages } from '#storybook/story-messages.ts';
import { withField } from '#testing/fake-api/altered-answers.ts';
import { failWith, never } from '#testing/fake-api/faults.ts';
import { statusStory } from '../status-story.fixtures.tsx';
import {
  aCorrection,
  answerCall,
  answered,
  graduate,
  proofExtras,
  proofread,
  prove,
  readCall,
  universityOf,
} from './title-proof-story.fixtures.ts';

const meta = preview.meta({
  title: 'Consulta de estado/Así dirá tu título',
  ...statusStory,
  args: { ...statusStory.args, code: graduate.code },
  beforeEach: ({ msw }) => {
    msw.use(...proofread());
  },
});

const lastDay = '2026-08-09';

export const Proof = meta.story({
  name: 'Por revisar',
  play: async (context) => {
    const proof = await prove(context);
    const image = await proof.findByRole('img', { name: messages.titleProof.image });
    await expect(image).toHaveAttribute('src', expect.stringContaining('data:image/svg+xml'));
    await waitFor(() => expect((image as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
    const name = proof.getByText('Fabiola Zoraida Ortega García');
    await expect(name).toBeVisible();
    // A browser's translation must not change a name.
    await expect(name.closest('[translate="no"]')).not.toBeNull();
    await expect(proof.getByText('V-28169308')).toBeVisible();
    await expect(proof.getByText(messages.titleProof.degreeNote)).toBeVisible();
    await expect(
      proof.getByText(matching(messages.titleProof.lastDay, { date: longDate(lastDay) })),
    ).toBeVisible();
    await expect(proof.getByText(messages.titleProof.optional)).toBeVisible();
    await expect(proof.getByRole('button', { name: messages.titleProof.correct })).toBeEnabled();
  },
});

export const Enlarged = meta.story({
  name: 'Ver más grande, en un teléfono',
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const { enlarge, imageLarge, image, name, title } = messages.titleProof;
    const proof = await prove(context);
    const data = await context.canvas.findAllByText('Fabiola Zoraida Ortega García');
    await expect(data).toHaveLength(1);
    await expect(proof.getByText(name)).toBeVisible();
    const button = await proof.findByRole('button', { name: enlarge });
    await context.userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const picture = await dialog.findByRole('img', { name: image });
    await waitFor(() => expect(picture.clientWidth).toBeGreaterThan(900));
    const box = dialog.getByRole('region', { name: imageLarge });
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  beforeEach: ({ msw }) => {
    msw.use(never(readCall), ...proofread());
  },
  play: async (context) => {
    const proof = await prove(context);
    await expect(await proof.findByText(messages.titleProof.loading)).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'No se pudo cargar',
  beforeEach: ({ msw }) => {
    msw.use(failWith(readCall, { status: 500 }), ...proofread());
  },
  parameters: { expectedErrors: ['500'] },
  play: async (context) => {
    const proof = await prove(context);
    await expect(await proof.findByRole('button', { name: messages.console.retry })).toBeVisible();
    context.msw.use(...proofread());
    await context.userEvent.click(proof.getByRole('button', { name: messages.console.retry }));
    await expect(await proof.findByText('Fabiola Zoraida Ortega García')).toBeVisible();
  },
});

export const WithoutImage = meta.story({
  name: 'Sin imagen ni nomenclatura',
  beforeEach: ({ msw }) => {
    msw.use(
      withField(readCall, 'data.title.image', null, {
        university: universityOf(({ rows }) => {
          rows.degreeTitles = [];
        }),
        extras: proofExtras,
      }),
    );
  },
  play: async (context) => {
    const proof = await prove(context);
    await expect(await proof.findByText(messages.titleProof.degreeMissing)).toBeVisible();
    await expect(proof.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const Confirmed = meta.story({
  name: 'Está correcto',
  play: async (context) => {
    const proof = await prove(context);
    const { userEvent } = context;
    await userEvent.click(await proof.findByRole('button', { name: messages.titleProof.correct }));
    await expect(await proof.findByText(messages.titleProof.confirmed)).toBeVisible();
    await expect(
      proof.queryByRole('button', { name: messages.titleProof.correct }),
    ).not.toBeInTheDocument();
    await expect(proof.getByRole('button', { name: messages.titleProof.ask })).toBeVisible();
    await expect(proof.getByRole('heading', { name: messages.titleProof.title })).toHaveFocus();
  },
});

export const Asking = meta.story({
  name: 'Pedir corrección',
  play: async (context) => {
    const proof = await prove(context);
    const { userEvent } = context;
    await userEvent.click(await proof.findByRole('button', { name: messages.titleProof.ask }));
    const field = proof.getByRole('textbox', { name: matching(messages.titleProof.description) });
    await expect(field).toHaveFocus();
    await userEvent.click(proof.getByRole('button', { name: messages.titleProof.send }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Mi segundo nombre es Soraida, con ese.');
    await expect(field).toBeValid();
  },
});

export const Asked = meta.story({
  name: 'Corrección pedida',
  play: async (context) => {
    const proof = await prove(context);
    const { userEvent } = context;
    await userEvent.click(await proof.findByRole('button', { name: messages.titleProof.ask }));
    const field = proof.getByRole('textbox', { name: matching(messages.titleProof.description) });
    await userEvent.type(field, 'Mi segundo nombre es Soraida, con ese.');
    await userEvent.click(proof.getByRole('button', { name: messages.titleProof.send }));
    await expect(await proof.findByText(messages.titleProof.correctionOpen)).toBeVisible();
    await expect(proof.getByText('Mi segundo nombre es Soraida, con ese.')).toBeVisible();
    for (const name of [messages.titleProof.ask, messages.titleProof.correct]) {
      await expect(proof.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  },
});

export const GivenUp = meta.story({
  name: 'Cancelar devuelve el foco',
  tags: ['behavior'],
  play: async (context) => {
    const proof = await prove(context);
    const { userEvent } = context;
    await userEvent.click(await proof.findByRole('button', { name: messages.titleProof.ask }));
    await userEvent.click(proof.getByRole('button', { name: messages.titleProof.cancel }));
    await expect(proof.getByRole('button', { name: messages.titleProof.ask })).toHaveFocus();
  },
});

export const Accepted = meta.story({
  name: 'Corrección aceptada',
  beforeEach: ({ msw }) => {
    const decided = { status: 'accepted', decided_at: '2026-06-15T12:00:00.000Z' } as const;
    msw.use(...answered({ corrections: [aCorrection(decided)] }));
  },
  play: async (context) => {
    const proof = await prove(context);
    await expect(await proof.findByText(messages.titleProof.correctionAccepted)).toBeVisible();
    await expect(proof.getByRole('button', { name: messages.titleProof.correct })).toBeEnabled();
  },
});

export const Replied = meta.story({
  name: 'Corrección respondida',
  beforeEach: ({ msw }) => {
    const decided = {
      status: 'answered',
      reply: 'Tu documento dice Zoraida, con zeta. Trae una copia si cambió.',
      decided_at: '2026-06-15T12:00:00.000Z',
    } as const;
    msw.use(...answered({ corrections: [aCorrection(decided)] }));
  },
  play: async (context) => {
    const proof = await prove(context);
    await expect(await proof.findByText(messages.titleProof.correctionAnswered)).toBeVisible();
    await expect(proof.getByText(/con zeta/)).toBeVisible();
  },
});

export const Changed = meta.story({
  name: 'El texto cambió después',
  beforeEach: ({ msw }) => {
    const answer = { kind: 'correct', version: 'before', at: '2026-06-14T15:30:00.000Z' } as const;
    msw.use(...answered({ answer, corrections: [] }));
  },
  play: async (context) => {
    const proof = await prove(context);
    await expect(await proof.findByText(messages.titleProof.changed)).toBeVisible();
    await expect(proof.getByRole('button', { name: messages.titleProof.correct })).toBeEnabled();
  },
});

export const Closed = meta.story({
  name: 'Plazo terminado',
  beforeEach: ({ msw }) => {
    msw.use(
      ...proofread(({ rows }) => {
        const ceremony = rows.ceremonies.find(({ id }) => id === 7);
        if (ceremony !== undefined) ceremony.ceremony_date = '2026-06-17';
      }),
    );
  },
  play: async (context) => {
    const proof = await prove(context);
    const date = longDate('2026-06-12');
    await expect(
      await proof.findByText(filled(messages.titleProof.closedOn, { date })),
    ).toBeVisible();
    await expect(proof.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Issued = meta.story({
  name: 'Título emitido',
  beforeEach: ({ msw }) => {
    msw.use(
      ...proofread(({ rows }) => {
        const [title] = rows.titles;
        if (title !== undefined) title.application_id = graduate.id;
      }),
    );
  },
  play: async (context) => {
    const proof = await prove(context);
    await expect(await proof.findByText(messages.titleProof.issuedText)).toBeVisible();
    await expect(proof.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const ChangedMeanwhile = meta.story({
  name: 'El texto cambió mientras lo revisaba',
  tags: ['behavior'],
  parameters: { expectedErrors: ['412'] },
  play: async (context) => {
    const proof = await prove(context);
    await proof.findByText('Fabiola Zoraida Ortega García');
    context.msw.use(
      ...proofread(({ rows }) => {
        const row = rows.applications.find(({ id }) => id === graduate.id);
        if (row !== undefined) row.second_name = 'Soraida';
      }),
    );
    await context.userEvent.click(proof.getByRole('button', { name: messages.titleProof.correct }));
    await expect(await proof.findByText(refusals.proofChanged.message)).toBeVisible();
    await expect(await proof.findByText('Fabiola Soraida Ortega García')).toBeVisible();
    await expect(proof.getByRole('button', { name: messages.titleProof.correct })).toBeEnabled();
  },
});

export const IssuedMeanwhile = meta.story({
  name: 'El título se emitió mientras lo revisaba',
  tags: ['behavior'],
  parameters: { expectedErrors: ['409'] },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const proof = await prove(context);
    const correct = await proof.findByRole('button', { name: messages.titleProof.correct });
    const heading = { name: messages.status.ceremony };
    await waitFor(() => expect(canvas.queryByRole('heading', heading)).toBeNull());
    msw.use(
      ...proofread(({ rows }) => {
        const [title] = rows.titles;
        if (title !== undefined) title.application_id = graduate.id;
      }),
    );
    await userEvent.click(correct);
    await expect(await proof.findByText(messages.titleProof.issuedText)).toBeVisible();
    // The record states again what the proof no longer says.
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
  },
});

export const NotSent = meta.story({
  name: 'La respuesta no llegó',
  parameters: { expectedErrors: ['500'] },
  beforeEach: ({ msw }) => {
    msw.use(failWith(answerCall, { status: 500 }), ...proofread());
  },
  play: async (context) => {
    const proof = await prove(context);
    await context.userEvent.click(
      await proof.findByRole('button', { name: messages.titleProof.correct }),
    );
    await expect(await proof.findByText(messages.titleProof.answerFailed)).toBeVisible();
    await expect(proof.getByRole('button', { name: messages.titleProof.correct })).toBeEnabled();
  },
});

export const TurnedOff = meta.story({
  name: 'La página lo apaga',
  tags: ['behavior'],
  args: { proof: 'off' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: messages.status.proofLabel });
    await userEvent.type(field, `${graduate.digits}{Enter}`);
    await expect(await canvas.findByText('Fabiola Ortega')).toBeVisible();
    await expect(
      canvas.queryByRole('region', { name: messages.titleProof.title }),
    ).not.toBeInTheDocument();
  },
});
