import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { callFailures } from '#testing/failures/call-failures.fixtures.ts';
import { answerEmpty, never } from '#testing/fake-api/faults.ts';
import { expectReasonInPlace, failEachWay } from '../fail-each-way.fixtures.ts';
import { sectionStory } from '../section-story.fixtures.tsx';
import { openNew, openRemoval, shown } from './catalogue-states.fixtures.ts';
import { ConfigSection } from './config-section.tsx';

/** The catalogues share one implementation: each kind of failure is tested with one of them. */
const meta = preview.meta({
  title: 'Consola/Configuración/Guardar y eliminar',
  ...sectionStory('/admin/config/faculties', <ConfigSection />),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const list = 'GET /api/faculties';
const post = 'POST /api/faculties';
const remove = 'DELETE /api/users/{id}';
const name = 'Facultad de Ciencias';
const { noAnswer, conflict, invalid, server, unauthorized } = callFailures;

async function typeFaculty(context: Context) {
  const dialog = await openNew(context, 'configFaculties');
  await context.userEvent.type(dialog.getByLabelText(messages.configFaculties.name), name);
  return dialog;
}

async function saveFaculty(context: Context) {
  const dialog = await typeFaculty(context);
  await context.userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
  return dialog;
}

export const LoadingFailsEachWay = meta.story({
  name: 'Cargar falla de cada modo',
  tags: ['behavior'],
  beforeEach: ({ msw }) => msw.use(server.on(list, { once: true })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText(messages.configFaculties.loadFailed);
    await failEachWay(context, canvas, {
      call: list,
      button: messages.console.retry,
      defaultMessage: messages.configFaculties.loadFailed,
      failures: [noAnswer, invalid],
    });
    await userEvent.click(canvas.getByRole('button', { name: messages.console.retry }));
    await expect(await canvas.findByText(shown(6))).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'El servidor rechaza guardar',
  beforeEach: ({ msw }) => msw.use(conflict.on(post)),
  play: async (context) => {
    const dialog = await saveFaculty(context);
    await expect(await dialog.findByText(conflict.said)).toBeVisible();
  },
});

export const Unanswered = meta.story({
  name: 'Sin conexión al guardar',
  beforeEach: ({ msw }) => msw.use(noAnswer.on(post)),
  play: async (context) => {
    const dialog = await saveFaculty(context);
    await expect(await dialog.findByText(messages.configFaculties.saveFailed)).toBeVisible();
    await expectReasonInPlace(context, dialog);
  },
});

export const SavingFailsEachWay = meta.story({
  name: 'Guardar falla de cada modo',
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await typeFaculty(context);
    await failEachWay(context, dialog, {
      call: post,
      button: messages.config.save,
      defaultMessage: messages.configFaculties.saveFailed,
      failures: [noAnswer, server, invalid],
      keeps: () => expect(dialog.getByLabelText(messages.configFaculties.name)).toHaveValue(name),
    });
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await screen.findByText(messages.configFaculties.created)).toBeVisible();
    await expect(await canvas.findByText(shown(7))).toBeVisible();
  },
});

export const EmptyAnswer = meta.story({
  name: 'Respuesta vacía',
  tags: ['behavior'],
  beforeEach: ({ msw }) => msw.use(answerEmpty(post, { status: 204 })),
  play: async (context) => {
    await saveFaculty(context);
    await expect(await screen.findByText(messages.configFaculties.created)).toBeVisible();
  },
});

export const Sending = meta.story({
  name: 'Guardando',
  beforeEach: ({ msw }) => msw.use(never(post)),
  play: async (context) => {
    const dialog = await saveFaculty(context);
    await expect(dialog.getByRole('button', { name: messages.config.save })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const RemovalSending = meta.story({
  name: 'Eliminando',
  args: { address: '/admin/config/users' },
  beforeEach: ({ msw }) => msw.use(never(remove)),
  play: async (context) => {
    const dialog = await openRemoval(context, 'configUsers', 'Ana Lucía Núñez Briceño');
    const button = dialog.getByRole('button', { name: messages.config.remove });
    await context.userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

/** Each failure is shown in the dialog, the row remains, and the next attempt removes it. */
export const RemovalFailsEachWay = meta.story({
  name: 'Eliminar falla de cada modo',
  tags: ['behavior'],
  args: { address: '/admin/config/users' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openRemoval(context, 'configUsers', 'Ana Lucía Núñez Briceño');
    await failEachWay(context, dialog, {
      call: remove,
      button: messages.config.remove,
      defaultMessage: messages.configUsers.removeFailed,
      failures: [noAnswer, server, conflict],
    });
    await userEvent.click(dialog.getByRole('button', { name: messages.config.remove }));
    await expect(await screen.findByText(messages.configUsers.removed)).toBeVisible();
    await expect(await canvas.findByText(shown(3))).toBeVisible();
  },
});

export const SessionEnded = meta.story({
  name: 'La sesión terminó al guardar',
  beforeEach: ({ msw }) => msw.use(unauthorized.on(post)),
  play: async (context) => {
    const dialog = await saveFaculty(context);
    await expect(await dialog.findByText(messages.configFaculties.saveFailed)).toBeVisible();
    await expect(dialog.getByLabelText(messages.configFaculties.name)).toHaveValue(name);
  },
});
