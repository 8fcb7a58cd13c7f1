import { http } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { failureStates } from '#admin-console/fail-each-way.fixtures.ts';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { TitlesSection } from '#admin-console/titles/titles-section.tsx';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { lostAnswer } from '#testing/fake-api/lost-answer.ts';
import {
  announceHandovers,
  leftTitle,
  openRecord,
  type Person,
} from '../handover-steps.fixtures.ts';

const meta = preview.meta({
  title: 'Consola/Títulos/Registrar entrega',
  ...sectionStory(leftTitle.address, <TitlesSection />),
  beforeEach: (context) => {
    sessionStorage.clear();
    announceHandovers(context);
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const payloads = fn();

async function fillProxy(context: Context) {
  const { userEvent } = context;
  const form = await openRecord(context);
  await userEvent.click(form.getByRole('radio', { name: messages.titleHandover.proxy }));
  const type = (label: string, text: string) =>
    userEvent.type(form.getByRole('textbox', { name: label }), text);
  await type(messages.titleHandover.proxyName, 'Carmen Peña de Molina');
  await type(messages.titleHandover.identificationType, 'V');
  await type(messages.titleHandover.idNumber, '6.200.417');
  await type(messages.titleHandover.authority, 'Notaría Segunda, n.º 14, 2026');
  return form;
}

export const Default = meta.story({
  name: 'En persona',
  play: async (context) => {
    const form = await openRecord(context);
    await expect(form.getByRole('radio', { name: messages.titleHandover.graduate })).toBeChecked();
    await expect(form.getByRole('textbox', { name: messages.titleHandover.day })).toHaveFocus();
    await expect(form.getByText(new RegExp(leftTitle.name))).toBeVisible();
  },
});

export const ByProxy = meta.story({
  name: 'Por apoderado',
  play: async (context) => {
    const form = await fillProxy(context);
    const authority = form.getByRole('textbox', { name: messages.titleHandover.authority });
    await expect(authority).toHaveValue('Notaría Segunda, n.º 14, 2026');
  },
});

export const Problems = meta.story({
  name: 'Faltan datos',
  play: async (context) => {
    const { userEvent } = context;
    const form = await openRecord(context);
    await userEvent.click(form.getByRole('radio', { name: messages.titleHandover.proxy }));
    await userEvent.click(form.getByRole('button', { name: messages.titleHandover.record }));
    await expect(await form.findByText(messages.titleHandover.incomplete)).toBeVisible();
    await expect(form.getAllByText(messages.titleHandover.required)).toHaveLength(4);
  },
});

export const FutureDay = meta.story({
  name: 'Fecha futura',
  play: async (context) => {
    const { userEvent } = context;
    const form = await openRecord(context);
    const day = form.getByRole('textbox', { name: messages.titleHandover.day });
    await userEvent.clear(day);
    await userEvent.type(day, '01/01/2150');
    await userEvent.click(form.getByRole('button', { name: messages.titleHandover.record }));
    await expect(await form.findByText(messages.titleHandover.futureDate)).toBeVisible();
    await expect(day).toHaveFocus();
  },
});

export const Records = meta.story({
  name: 'Registrar',
  tags: ['behavior', 'journey'],
  beforeEach: ({ msw }) => {
    payloads.mockClear();
    msw.use(
      http.post('*/api/handovers', async ({ request }) => {
        payloads(await request.clone().json());
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await fillProxy(context);
    const day = form.getByRole('textbox', { name: messages.titleHandover.day });
    await userEvent.clear(day);
    await userEvent.type(day, '05/05/2026');
    await userEvent.dblClick(form.getByRole('button', { name: messages.titleHandover.record }));
    const done = filled(messages.titleHandover.recorded, { count: 1 });
    await expect(await screen.findByText(done)).toBeVisible();
    await expect(payloads.mock.calls).toEqual([
      [
        {
          title_ids: [leftTitle.id],
          delivered_on: '2026-05-05',
          collector: {
            kind: 'proxy',
            name: 'Carmen Peña de Molina',
            identification_type: 'V',
            id_number: '6.200.417',
            authority: 'Notaría Segunda, n.º 14, 2026',
          },
        },
      ],
    ]);
    const action = filled(messages.titles.handOver, { row: leftTitle.name });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: action }));
    await screen.findByRole('dialog', { name: messages.titleHandover.entries });
    await expect(await screen.findByText(/Carmen Peña de Molina/)).toBeVisible();
  },
});

/** The answer gets lost: the book has the entry, and nothing is sent again. */
export const LostAnswer = meta.story({
  name: 'Respuesta perdida',
  tags: ['behavior'],
  beforeEach: (context) => {
    const university = announceHandovers(context);
    const call = 'POST /api/handovers';
    context.msw.use(lostAnswer(call, { university, extras: ['handover'] }));
  },
  play: async (context) => {
    const form = await openRecord(context);
    await context.userEvent.click(
      form.getByRole('button', { name: messages.titleHandover.record }),
    );
    await expect(await screen.findByText(messages.consoleLists.createdAfterAll)).toBeVisible();
  },
});

const states = failureStates({
  call: 'POST /api/handovers',
  fill: (context: Context & Person) => openRecord(context),
  attempt: () => ({
    button: messages.titleHandover.record,
    defaultMessage: messages.titleHandover.failed,
  }),
});

export const Refused = meta.story({ name: 'El servidor la rechaza', ...states.refused });
export const Failed = meta.story({ name: 'Error del servidor', ...states.failed });
