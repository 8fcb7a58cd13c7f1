import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { matching, messages } from '#storybook/story-messages.ts';
import type { ContractCall } from '#testing/fake-api/contract-calls.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { noAnswer } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { handlerFor } from '#testing/fake-api/handler-for.ts';
import { lostAnswer } from '#testing/fake-api/lost-answer.ts';
import { sectionStory } from '../section-story.fixtures.tsx';
import { choose, shown } from './catalogue-states.fixtures.ts';
import { ConfigSection } from './config-section.tsx';

/** The server performs the call and the response is lost: nothing is created twice, and the user is informed. */

const sent = fn();

const meta = preview.meta({
  title: 'Consola/Configuración/Respuesta perdida',
  ...sectionStory('/admin/config/faculties', <ConfigSection />),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];
type Dialog = ReturnType<typeof within>;

const afterAll = () => messages.consoleLists.createdAfterAll;

/** Performs a call, drops its response and counts the calls. */
function loseResponses(call: ContractCall) {
  return ({ msw }: Context) => {
    sent.mockClear();
    const university = createFakeUniversity();
    const count = handlerFor(call, {}, () => sent());
    msw.use(count, lostAnswer(call, { university }), ...graduationHandlers({ university }));
  };
}

async function openForm({ canvas, userEvent }: Context, button: string): Promise<Dialog> {
  await canvas.findByText(matching(messages.config.shown));
  await userEvent.click(canvas.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

interface Creation {
  readonly address: string;
  readonly call: ContractCall;
  readonly catalogue: 'configFaculties' | 'configCareerTypes' | 'configCareers';
  readonly fill: (context: Context, dialog: Dialog) => Promise<void>;
  readonly count: number;
}

function createdAfterAll({ address, call, catalogue, fill, count }: Creation) {
  return {
    args: { address: `/admin/config/${address}` },
    beforeEach: loseResponses(call),
    play: async (context: Context) => {
      const dialog = await openForm(context, messages[catalogue].add);
      await fill(context, dialog);
      await context.userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
      await expect(await screen.findByText(messages[catalogue].created)).toBeVisible();
      await expect(screen.getByText(afterAll())).toBeVisible();
      await expect(await context.canvas.findByText(shown(count))).toBeVisible();
      await expect(sent).toHaveBeenCalledTimes(1);
    },
  };
}

const named =
  (name: string) =>
  async ({ userEvent }: Context, dialog: Dialog) =>
    userEvent.type(dialog.getByLabelText(messages.configCareerTypes.name), name);

export const Faculty = meta.story({
  name: 'Facultad creada sin respuesta',
  ...createdAfterAll({
    address: 'faculties',
    call: 'POST /api/faculties',
    catalogue: 'configFaculties',
    fill: named('  Facultad de Ciencias  '),
    count: 7,
  }),
});

export const CareerType = meta.story({
  name: 'Tipo de carrera',
  tags: ['behavior'],
  ...createdAfterAll({
    address: 'career-types',
    call: 'POST /api/career_types',
    catalogue: 'configCareerTypes',
    fill: named('Diplomado'),
    count: 4,
  }),
});

export const Career = meta.story({
  name: 'Carrera',
  tags: ['behavior'],
  ...createdAfterAll({
    address: 'careers',
    call: 'POST /api/careers',
    catalogue: 'configCareers',
    fill: async (context, dialog) => {
      await named('Oceanografía')(context, dialog);
      await choose(context, dialog, messages.configCareers.type, 'Pregrado');
      await choose(context, dialog, messages.configCareers.faculty, 'Facultad de Ingeniería');
    },
    count: 20,
  }),
});

export const UserPassword = meta.story({
  name: 'Usuario sin su contraseña',
  args: { address: '/admin/config/users' },
  beforeEach: loseResponses('POST /api/users'),
  play: async (context) => {
    const { userEvent } = context;
    const form = await openForm(context, messages.configUsers.add);
    await userEvent.type(form.getByLabelText(messages.configUsers.username), 'nnunez');
    await userEvent.type(form.getByLabelText(messages.configUsers.email), 'nnunez@universidad.edu');
    await userEvent.type(form.getByLabelText(messages.configUsers.fullName), 'Noé Núñez');
    await userEvent.click(form.getByRole('button', { name: messages.config.save }));
    const dialog = within(
      await screen.findByRole('dialog', { name: messages.configUsers.passwordLostTitle }),
    );
    await expect(
      dialog.getByText(matching(messages.configUsers.passwordLostText, { name: 'Noé Núñez' })),
    ).toBeVisible();
  },
});

export const UserWithoutPassword = meta.story({
  name: 'Usuario sin su contraseña, entendido',
  tags: ['behavior'],
  args: { address: '/admin/config/users' },
  beforeEach: UserPassword.input.beforeEach,
  play: async (context) => {
    await UserPassword.input.play?.(context);
    const { canvas, userEvent } = context;
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: messages.config.understood }));
    await expect(await canvas.findByText(shown(5))).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
  },
});

export const Nomenclatures = meta.story({
  name: 'Ambas nomenclaturas',
  tags: ['behavior'],
  args: { address: '/admin/config/nomenclatures' },
  beforeEach: loseResponses('POST /api/degree-titles'),
  play: async (context) => {
    const { userEvent, canvas } = context;
    const form = await openForm(context, messages.configNomenclatures.add);
    const career = form.getByRole('combobox', { name: messages.configMatrix.career });
    await waitFor(() => expect(career).toBeEnabled());
    await userEvent.type(career, 'turis');
    await userEvent.click(await screen.findByRole('option', { name: 'Turismo' }));
    await userEvent.type(
      form.getByLabelText(messages.configNomenclatures.maleTitle),
      'Licenciado en Turismo',
    );
    await userEvent.type(
      form.getByLabelText(messages.configNomenclatures.femaleTitle),
      'Licenciada en Turismo',
    );
    const save = form.getByRole('button', { name: messages.config.save });
    await userEvent.click(save);
    await expect(
      await form.findByText(matching(messages.configNomenclatures.halfDone)),
    ).toBeVisible();
    await userEvent.click(save);
    await expect(await screen.findByText(afterAll())).toBeVisible();
    await expect(await canvas.findByText(shown(38))).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(2);
  },
});

export const Unknown = meta.story({
  name: 'No se sabe si se creó',
  beforeEach: loseResponses('POST /api/faculties'),
  play: async (context) => {
    const { userEvent, msw } = context;
    const form = await openForm(context, messages.configFaculties.add);
    await named('Facultad de Ciencias')(context, form);
    msw.use(noAnswer('GET /api/faculties', { once: true }));
    const save = form.getByRole('button', { name: messages.config.save });
    await userEvent.click(save);
    await expect(await form.findByText(messages.configFaculties.saveFailed)).toBeVisible();
    await expect(form.getByText(matching(messages.consoleLists.createdUnknown))).toBeVisible();
  },
});
