import { expect, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { refusals } from '#contract/refusals.ts';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { answer, answerEmpty, failWith } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { catalogueStates, openEdit, shown } from '../catalogue-states.fixtures.ts';
import { ConfigSection } from '../config-section.tsx';

const meta = preview.meta({
  title: 'Consola/Configuración/Usuarios',
  ...sectionStory('/admin/config/users', <ConfigSection />),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

async function fillForm({ canvas, userEvent }: Context) {
  await canvas.findByText(shown(4));
  await userEvent.click(canvas.getByRole('button', { name: messages.configUsers.add }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.configUsers.add }));
  await userEvent.type(dialog.getByLabelText(messages.configUsers.username), 'nnunez');
  await userEvent.type(dialog.getByLabelText(messages.configUsers.email), 'nnunez@universidad.edu');
  await userEvent.type(dialog.getByLabelText(messages.configUsers.fullName), 'Noé Núñez');
  return dialog;
}

export const Default = meta.story({
  name: 'Lista',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(shown(4))).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      messages.configUsers.id,
      messages.configUsers.username,
      messages.configUsers.email,
      messages.configUsers.fullName,
      messages.configUsers.active,
      messages.config.actions,
    ]);
    const retired = within(await canvas.findByRole('row', { name: /jubilada/ }));
    await expect(retired.getByText(messages.config.no)).toBeVisible();
    await expect(canvas.getAllByText(messages.config.yes)).toHaveLength(3);
  },
});

const states = catalogueStates('configUsers', {
  loadFailed: () => messages.consoleLists.users,
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
    await expect(await canvas.findAllByText(messages.config.missing)).toHaveLength(2);
    await expect(
      canvas.getByRole('button', { name: filled(messages.config.editAction, { name: 'solo' }) }),
    ).toBeVisible();
  },
});

export const Add = meta.story({ name: 'Agregar', ...states.adding });

export const Problems = meta.story({
  name: 'Con problemas',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.configUsers.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(
      dialog.getByRole('combobox', { name: messages.configUsers.role }),
    ).toHaveTextContent(messages.configUsers.admin);
    await expect(dialog.queryByRole('switch')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await dialog.findByText(messages.configUsers.usernameRequired)).toBeVisible();
    await expect(dialog.getByText(messages.configUsers.emailRequired)).toBeVisible();
    await expect(dialog.getByText(messages.configUsers.fullNameRequired)).toBeVisible();
  },
});

export const Roles = meta.story({
  name: 'Elegir el rol',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.configUsers.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: messages.configUsers.role }));
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      messages.configUsers.superAdmin,
      messages.configUsers.admin,
      messages.configUsers.user,
    ]);
  },
});

export const InvalidEmail = meta.story({
  name: 'Correo no válido',
  play: async (context) => {
    const dialog = await fillForm(context);
    await context.userEvent.clear(dialog.getByLabelText(messages.configUsers.email));
    await context.userEvent.type(dialog.getByLabelText(messages.configUsers.email), 'nnunez@uni');
    await context.userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await dialog.findByText(messages.configUsers.emailInvalid)).toBeVisible();
    await expect(dialog.getByLabelText(messages.configUsers.email)).toHaveFocus();
  },
});

export const RoleMissing = meta.story({
  name: 'Falta el rol',
  beforeEach: ({ msw }) =>
    msw.use(answer('GET /api/users', [{ id: 7, username: 'a', email: 'a@b.ve', full_name: 'A' }])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: filled(messages.config.editAction, { name: 'A' }),
      }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await dialog.findByText(messages.configUsers.roleRequired)).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: messages.configUsers.role })).toHaveFocus();
  },
});

export const OneTimePassword = meta.story({
  name: 'Contraseña de un solo uso',
  play: async (context) => {
    const { userEvent } = context;
    const form = await fillForm(context);
    await userEvent.dblClick(form.getByRole('button', { name: messages.config.save }));
    const name = messages.configUsers.passwordTitle;
    const dialog = within(await screen.findByRole('dialog', { name }));
    await expect(dialog.getByText('temporal-5')).toBeVisible();
    await expect(dialog.getByText(/Noé Núñez/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByText('temporal-5')).toBeVisible();
    await expect(await screen.findByText(messages.configUsers.created)).toBeVisible();
  },
});

/** A server that announces that it can replace one-time passwords. */
const reissuing: NonNullable<typeof meta.input.beforeEach> = ({ msw }) =>
  msw.use(...graduationHandlers({ extras: ['password-reset'] }));

const lostBy = 'Ana Lucía Núñez Briceño';

async function askForAnother({ canvas, userEvent }: Context) {
  const action = filled(messages.configUsers.reissueAction, { name: lostBy });
  await userEvent.click(await canvas.findByRole('button', { name: action }));
  return within(await screen.findByRole('alertdialog', { name: messages.configUsers.reissue }));
}

export const Reissue = meta.story({
  name: 'Dar otra contraseña',
  beforeEach: reissuing,
  play: async (context) => {
    const dialog = await askForAnother(context);
    await expect(
      dialog.getByText(filled(messages.configUsers.reissueText, { name: lostBy })),
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
    await context.userEvent.click(
      dialog.getByRole('button', { name: messages.configUsers.reissue }),
    );
    await expect(await dialog.findByText(messages.configUsers.reissueFailed)).toBeVisible();
  },
});

export const ReissuedPassword = meta.story({
  name: 'Otra contraseña, una vez a la vista',
  tags: ['behavior'],
  beforeEach: reissuing,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const question = await askForAnother(context);
    await userEvent.dblClick(question.getByRole('button', { name: messages.configUsers.reissue }));
    const name = messages.configUsers.passwordTitle;
    const dialog = within(await screen.findByRole('dialog', { name }));
    await expect(dialog.getByText('renovada-3')).toBeVisible();
    await expect(await screen.findByText(messages.configUsers.reissued)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: messages.configUsers.passwordKept }));
    await expect(screen.queryByText('renovada-3')).not.toBeInTheDocument();
    const action = filled(messages.configUsers.reissueAction, { name: lostBy });
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
      .getAllByRole('button', { name: matching(messages.configUsers.reissueAction) })
      .map((button) => button.getAttribute('aria-label'));
    await expect(names).not.toContain(
      filled(messages.configUsers.reissueAction, { name: 'Mariela Josefina Rondón Graterol' }),
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
    const { copied, copyFailed } = messages.configUsers;
    await userEvent.click(dialog.getByRole('button', { name: messages.configUsers.copy }));
    await expect(
      await dialog.findByText((text) => text === copied || text === copyFailed),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: messages.configUsers.passwordKept }));
    await expect(screen.queryByText('temporal-5')).not.toBeInTheDocument();
    await expect(await canvas.findByText(shown(5))).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: messages.configUsers.add })).toHaveFocus(),
    );
  },
});

export const WithoutPassword = meta.story({
  name: 'Servidor sin contraseña',
  tags: ['behavior'],
  beforeEach: ({ msw }) => msw.use(answerEmpty('POST /api/users', { status: 204 })),
  play: async (context) => {
    const form = await fillForm(context);
    await context.userEvent.click(form.getByRole('button', { name: messages.config.save }));
    await expect(await screen.findByText(messages.configUsers.created)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Deactivates = meta.story({
  name: 'Desactiva',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const name = filled(messages.config.editAction, { name: 'Ana Lucía Núñez Briceño' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(
      await screen.findByRole('dialog', { name: messages.configUsers.editTitle }),
    );
    await expect(
      dialog.getByRole('combobox', { name: messages.configUsers.role }),
    ).toHaveTextContent(messages.configUsers.user);
    await userEvent.click(dialog.getByRole('switch', { name: messages.configUsers.active }));
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await expect(await screen.findByText(messages.configUsers.updated)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(messages.config.no)).toHaveLength(2));
  },
});

export const Reactivates = meta.story({
  name: 'Activa de nuevo, con otra contraseña',
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /jubilada/ }));
    await userEvent.click(row.getByRole('button', { name: matching(messages.config.editAction) }));
    const form = within(
      await screen.findByRole('dialog', { name: messages.configUsers.editTitle }),
    );
    await userEvent.click(form.getByRole('switch', { name: messages.configUsers.active }));
    await userEvent.click(form.getByRole('button', { name: messages.config.save }));
    const name = messages.configUsers.passwordTitle;
    const dialog = within(await screen.findByRole('dialog', { name }));
    await expect(dialog.getByText('renovada-4')).toBeVisible();
    await expect(await screen.findByText(messages.configUsers.updated)).toBeVisible();
    const close = { name: messages.configUsers.passwordKept };
    await userEvent.click(dialog.getByRole('button', close));
    await waitFor(() => expect(canvas.getAllByText(messages.config.yes)).toHaveLength(4));
  },
});

export const EditSelf = meta.story({
  name: 'Editarse a sí mismo',
  play: async ({ canvas, userEvent }) => {
    const name = filled(messages.config.editAction, { name: 'Mariela Josefina Rondón Graterol' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('combobox', { name: messages.configUsers.role })).toBeDisabled();
    await expect(dialog.getByRole('switch', { name: messages.configUsers.active })).toBeDisabled();
    await expect(dialog.getByText(messages.configUsers.selfRoleLock)).toBeVisible();
    await expect(dialog.getByText(messages.configUsers.selfActiveLock)).toBeVisible();
  },
});

export const RemoveSelf = meta.story({
  name: 'Eliminarse a sí mismo',
  play: async ({ canvas, userEvent }) => {
    const name = filled(messages.config.removeAction, { name: 'Mariela Josefina Rondón Graterol' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(
      await screen.findByRole('dialog', { name: messages.configUsers.removeTitle }),
    );
    await expect(dialog.getByText(messages.configUsers.selfRemoval)).toBeVisible();
    await expect(
      dialog.queryByRole('button', { name: messages.config.remove }),
    ).not.toBeInTheDocument();
  },
});

export const Taken = meta.story({
  name: 'Nombre ya usado',
  play: async (context) => {
    const form = await fillForm(context);
    await context.userEvent.clear(form.getByLabelText(messages.configUsers.username));
    await context.userEvent.type(form.getByLabelText(messages.configUsers.username), 'ADMIN');
    await context.userEvent.click(form.getByRole('button', { name: messages.config.save }));
    const { message } = refusals.usernameTaken;
    await expect(await form.findByText(message)).toBeVisible();
    await expect(screen.getAllByText(message)).toHaveLength(1);
    const username = form.getByLabelText(messages.configUsers.username);
    await expect(username).toHaveAccessibleDescription(expect.stringContaining(message));
    await expect(username).toHaveFocus();
    await expect(form.getByLabelText(messages.configUsers.fullName)).toHaveValue('Noé Núñez');
  },
});

export const StillNeeded = meta.story({
  name: 'Una desactivación rechazada',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    const error = 'Tiene trabajo pendiente.';
    msw.use(failWith('PUT /api/users/{id}', { status: 409, error, fields: { is_active: error } }));
  },
  play: async (context) => {
    const form = await openEdit(context, 'configUsers', 'Ana Lucía Núñez Briceño');
    const active = form.getByRole('switch', { name: messages.configUsers.active });
    await context.userEvent.click(active);
    await context.userEvent.click(form.getByRole('button', { name: messages.config.save }));
    await waitFor(() => expect(active).toBeInvalid());
    await expect(active).toHaveAccessibleDescription(expect.stringContaining('pendiente'));
    await expect(active).toHaveFocus();
    await expect(screen.getAllByText('Tiene trabajo pendiente.')).toHaveLength(1);
    await context.userEvent.click(active);
    await expect(active).not.toBeInvalid();
  },
});

export const SaveFailed = meta.story({ name: 'Error al guardar', ...states.saveFailed });
export const Remove = meta.story({ name: 'Eliminar', ...states.removing });
export const RemovalFailed = meta.story({ name: 'Error al eliminar', ...states.removalFailed });
