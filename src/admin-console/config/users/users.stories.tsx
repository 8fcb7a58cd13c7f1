import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { filled, matching, words } from '../../../../.storybook/words.ts';
import { refusals } from '../../../contract/refusals.ts';
import { answer, answerEmpty, failWith } from '../../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { sectionStory } from '../../section-story.fixtures.tsx';
import { catalogueStates, shown } from '../catalogue-states.fixtures.ts';
import { ConfigSection } from '../config-section.tsx';

const meta = preview.meta({
  title: 'Consola/Configuración/Usuarios',
  ...sectionStory('/admin/config/users', <ConfigSection />),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

async function fillForm({ canvas, userEvent }: Context) {
  await canvas.findByText(shown(4));
  await userEvent.click(canvas.getByRole('button', { name: words.configUsers.add }));
  const dialog = within(await screen.findByRole('dialog', { name: words.configUsers.add }));
  await userEvent.type(dialog.getByLabelText(words.configUsers.username), 'nnunez');
  await userEvent.type(dialog.getByLabelText(words.configUsers.email), 'nnunez@universidad.edu');
  await userEvent.type(dialog.getByLabelText(words.configUsers.fullName), 'Noé Núñez');
  return dialog;
}

export const Default = meta.story({
  name: 'Lista',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(shown(4))).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      words.configUsers.id,
      words.configUsers.username,
      words.configUsers.email,
      words.configUsers.fullName,
      words.configUsers.active,
      words.config.actions,
    ]);
    const retired = within(await canvas.findByRole('row', { name: /jubilada/ }));
    await expect(retired.getByText(words.config.no)).toBeVisible();
    await expect(canvas.getAllByText(words.config.yes)).toHaveLength(3);
  },
});

const states = catalogueStates('configUsers', {
  loadFailed: () => words.consoleLists.users,
  list: 'GET /api/users',
  change: 'PUT /api/users/{id}',
  removal: 'DELETE /api/users/{id}',
  row: 'Ana Lucía Núñez Briceño',
  total: 4,
});

export const Loading = meta.story({ name: 'Cargando', ...states.loading });
export const Empty = meta.story({ name: 'Todavía ninguno', ...states.empty });
export const NoneFound = meta.story({ name: 'Ninguno coincide', ...states.noneFound });
export const UnreadableRows = meta.story({ name: 'Filas ilegibles', ...states.unreadable });
export const Failed = meta.story({ name: 'Error al cargar', ...states.failed });

export const AlmostEmpty = meta.story({
  name: 'Casi sin datos',
  beforeEach: ({ msw }) => msw.use(answer('GET /api/users', [{ user_id: 7, username: 'solo' }])),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(words.config.missing)).toHaveLength(2);
    await expect(
      canvas.getByRole('button', { name: filled(words.config.editAction, { name: 'solo' }) }),
    ).toBeVisible();
  },
});

export const Add = meta.story({ name: 'Agregar', ...states.adding });

export const Problems = meta.story({
  name: 'Con problemas',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.configUsers.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('combobox', { name: words.configUsers.role })).toHaveTextContent(
      words.configUsers.admin,
    );
    await expect(dialog.queryByRole('switch')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: words.config.save }));
    await expect(await dialog.findByText(words.configUsers.usernameRequired)).toBeVisible();
    await expect(dialog.getByText(words.configUsers.emailRequired)).toBeVisible();
    await expect(dialog.getByText(words.configUsers.fullNameRequired)).toBeVisible();
  },
});

export const Roles = meta.story({
  name: 'Elegir el rol',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.configUsers.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: words.configUsers.role }));
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      words.configUsers.superAdmin,
      words.configUsers.admin,
      words.configUsers.user,
    ]);
  },
});

export const InvalidEmail = meta.story({
  name: 'Correo no válido',
  play: async (context) => {
    const dialog = await fillForm(context);
    await context.userEvent.clear(dialog.getByLabelText(words.configUsers.email));
    await context.userEvent.type(dialog.getByLabelText(words.configUsers.email), 'nnunez@uni');
    await context.userEvent.click(dialog.getByRole('button', { name: words.config.save }));
    await expect(await dialog.findByText(words.configUsers.emailInvalid)).toBeVisible();
    await expect(dialog.getByLabelText(words.configUsers.email)).toHaveFocus();
  },
});

export const RoleMissing = meta.story({
  name: 'Falta el rol',
  beforeEach: ({ msw }) =>
    msw.use(answer('GET /api/users', [{ id: 7, username: 'a', email: 'a@b.ve', full_name: 'A' }])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: filled(words.config.editAction, { name: 'A' }) }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: words.config.save }));
    await expect(await dialog.findByText(words.configUsers.roleRequired)).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: words.configUsers.role })).toHaveFocus();
  },
});

export const OneTimePassword = meta.story({
  name: 'Contraseña de un solo uso',
  play: async (context) => {
    const { userEvent } = context;
    const form = await fillForm(context);
    await userEvent.dblClick(form.getByRole('button', { name: words.config.save }));
    const name = words.configUsers.passwordTitle;
    const dialog = within(await screen.findByRole('dialog', { name }));
    await expect(dialog.getByText('temporal-5')).toBeVisible();
    await expect(dialog.getByText(/Noé Núñez/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByText('temporal-5')).toBeVisible();
    await expect(await screen.findByText(words.configUsers.created)).toBeVisible();
  },
});

/** A server that announces that it can replace one-time passwords. */
const reissuing: NonNullable<typeof meta.input.beforeEach> = ({ msw }) =>
  msw.use(...graduationHandlers({ extras: ['password-reset'] }));

const lostBy = 'Ana Lucía Núñez Briceño';

async function askForAnother({ canvas, userEvent }: Context) {
  const action = filled(words.configUsers.reissueAction, { name: lostBy });
  await userEvent.click(await canvas.findByRole('button', { name: action }));
  return within(await screen.findByRole('alertdialog', { name: words.configUsers.reissue }));
}

export const Reissue = meta.story({
  name: 'Dar otra contraseña',
  beforeEach: reissuing,
  play: async (context) => {
    const dialog = await askForAnother(context);
    await expect(
      dialog.getByText(filled(words.configUsers.reissueText, { name: lostBy })),
    ).toBeVisible();
  },
});

export const ReissueFailed = meta.story({
  name: 'No se pudo dar otra contraseña',
  beforeEach: (context) => {
    reissuing(context);
    context.msw.use(failWith('POST /api/users/{id}/password', { status: 409 }));
  },
  play: async (context) => {
    const dialog = await askForAnother(context);
    await context.userEvent.click(dialog.getByRole('button', { name: words.configUsers.reissue }));
    await expect(await dialog.findByText(words.configUsers.reissueFailed)).toBeVisible();
  },
});

export const ReissuedPassword = meta.story({
  name: 'Otra contraseña, una vez a la vista',
  tags: ['behavior'],
  beforeEach: reissuing,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const question = await askForAnother(context);
    await userEvent.dblClick(question.getByRole('button', { name: words.configUsers.reissue }));
    const name = words.configUsers.passwordTitle;
    const dialog = within(await screen.findByRole('dialog', { name }));
    await expect(dialog.getByText('renovada-3')).toBeVisible();
    await expect(await screen.findByText(words.configUsers.reissued)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: words.configUsers.passwordKept }));
    await expect(screen.queryByText('renovada-3')).not.toBeInTheDocument();
    const action = filled(words.configUsers.reissueAction, { name: lostBy });
    await waitFor(() => expect(canvas.getByRole('button', { name: action })).toHaveFocus());
  },
});

export const ReissuedToOthers = meta.story({
  name: 'Otra contraseña, a quien puede usarla',
  tags: ['behavior'],
  beforeEach: reissuing,
  play: async ({ canvas }) => {
    await canvas.findByText(shown(4));
    const names = canvas
      .getAllByRole('button', { name: matching(words.configUsers.reissueAction) })
      .map((button) => button.getAttribute('aria-label'));
    await expect(names).not.toContain(
      filled(words.configUsers.reissueAction, { name: 'Mariela Josefina Rondón Graterol' }),
    );
    await expect(names).toHaveLength(2);
  },
});

export const CopiesPassword = meta.story({
  name: 'Copiar la contraseña y cerrar',
  tags: ['behavior'],
  play: async (context) => {
    await OneTimePassword.input.play?.(context);
    const { canvas, userEvent } = context;
    const dialog = within(screen.getByRole('dialog'));
    const { copied, copyFailed } = words.configUsers;
    await userEvent.click(dialog.getByRole('button', { name: words.configUsers.copy }));
    await expect(
      await dialog.findByText((text) => text === copied || text === copyFailed),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: words.configUsers.passwordKept }));
    await expect(screen.queryByText('temporal-5')).not.toBeInTheDocument();
    await expect(await canvas.findByText(shown(5))).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: words.configUsers.add })).toHaveFocus(),
    );
  },
});

export const WithoutPassword = meta.story({
  name: 'Servidor sin contraseña',
  tags: ['behavior'],
  beforeEach: ({ msw }) => msw.use(answerEmpty('POST /api/users', { status: 204 })),
  play: async (context) => {
    const form = await fillForm(context);
    await context.userEvent.click(form.getByRole('button', { name: words.config.save }));
    await expect(await screen.findByText(words.configUsers.created)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Deactivates = meta.story({
  name: 'Desactiva',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const name = filled(words.config.editAction, { name: 'Ana Lucía Núñez Briceño' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: words.configUsers.editTitle }));
    await expect(dialog.getByRole('combobox', { name: words.configUsers.role })).toHaveTextContent(
      words.configUsers.user,
    );
    await userEvent.click(dialog.getByRole('switch', { name: words.configUsers.active }));
    await userEvent.click(dialog.getByRole('button', { name: words.config.save }));
    await expect(await screen.findByText(words.configUsers.updated)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(words.config.no)).toHaveLength(2));
  },
});

export const EditSelf = meta.story({
  name: 'Editarse a sí mismo',
  play: async ({ canvas, userEvent }) => {
    const name = filled(words.config.editAction, { name: 'Mariela Josefina Rondón Graterol' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('combobox', { name: words.configUsers.role })).toBeDisabled();
    await expect(dialog.getByRole('switch', { name: words.configUsers.active })).toBeDisabled();
    await expect(dialog.getByText(words.configUsers.selfRoleLock)).toBeVisible();
    await expect(dialog.getByText(words.configUsers.selfActiveLock)).toBeVisible();
  },
});

export const RemoveSelf = meta.story({
  name: 'Eliminarse a sí mismo',
  play: async ({ canvas, userEvent }) => {
    const name = filled(words.config.removeAction, { name: 'Mariela Josefina Rondón Graterol' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(
      await screen.findByRole('dialog', { name: words.configUsers.removeTitle }),
    );
    await expect(dialog.getByText(words.configUsers.selfRemoval)).toBeVisible();
    await expect(
      dialog.queryByRole('button', { name: words.config.remove }),
    ).not.toBeInTheDocument();
  },
});

export const Taken = meta.story({
  name: 'Nombre ya usado',
  play: async (context) => {
    const form = await fillForm(context);
    await context.userEvent.clear(form.getByLabelText(words.configUsers.username));
    await context.userEvent.type(form.getByLabelText(words.configUsers.username), 'ADMIN');
    await context.userEvent.click(form.getByRole('button', { name: words.config.save }));
    const { message } = refusals.usernameTaken;
    await expect(await form.findByText(message)).toBeVisible();
    await expect(screen.getAllByText(message)).toHaveLength(1);
    await expect(form.getByLabelText(words.configUsers.fullName)).toHaveValue('Noé Núñez');
  },
});

export const SaveFailed = meta.story({ name: 'Error al guardar', ...states.saveFailed });
export const Remove = meta.story({ name: 'Eliminar', ...states.removing });
export const RemovalFailed = meta.story({ name: 'Error al eliminar', ...states.removalFailed });
