import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { filled, words } from '../../../../.storybook/words.ts';
import { answer, answerEmpty } from '../../../testing/fake-api/faults.ts';
import { sectionStory } from '../../section-story.fixtures.tsx';
import { ConfigSection } from '../config-section.tsx';

const meta = preview.meta({
  title: 'Console/Configuration/Users',
  ...sectionStory('/admin/config/users', <ConfigSection />),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

async function fillForm({ canvas, userEvent }: Context) {
  await canvas.findByText(filled(words.config.shown, { shown: 4, total: 4 }));
  await userEvent.click(canvas.getByRole('button', { name: words.configUsers.add }));
  const dialog = within(await screen.findByRole('dialog', { name: words.configUsers.add }));
  await userEvent.type(dialog.getByLabelText(words.configUsers.username), 'nnunez');
  await userEvent.type(dialog.getByLabelText(words.configUsers.email), 'nnunez@universidad.edu');
  await userEvent.type(dialog.getByLabelText(words.configUsers.fullName), 'Noé Núñez');
  return dialog;
}

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 4, total: 4 })),
    ).toBeVisible();
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

export const WhatIsMissing = meta.story({
  beforeEach: ({ msw }) => msw.use(answer('GET /api/users', [{ user_id: 7, username: 'solo' }])),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(words.config.missing)).toHaveLength(2);
    await expect(
      canvas.getByRole('button', { name: filled(words.config.editAction, { name: 'solo' }) }),
    ).toBeVisible();
  },
});

export const EverythingIsRequired = meta.story({
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

export const ThreeRoles = meta.story({
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

export const NoEmail = meta.story({
  play: async (context) => {
    const dialog = await fillForm(context);
    await context.userEvent.clear(dialog.getByLabelText(words.configUsers.email));
    await context.userEvent.type(dialog.getByLabelText(words.configUsers.email), 'nnunez@uni');
    await context.userEvent.click(dialog.getByRole('button', { name: words.config.save }));
    await expect(await dialog.findByText(words.configUsers.emailInvalid)).toBeVisible();
    await expect(dialog.getByLabelText(words.configUsers.email)).toHaveFocus();
  },
});

export const RoleIsRequired = meta.story({
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
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await fillForm(context);
    await userEvent.dblClick(form.getByRole('button', { name: words.config.save }));
    const name = words.configUsers.passwordTitle;
    const dialog = within(await screen.findByRole('dialog', { name }));
    await expect(dialog.getByText('temporal-5')).toBeVisible();
    await expect(dialog.getByText(/Noé Núñez/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByText('temporal-5')).toBeVisible();
    await expect(await screen.findByText(words.configUsers.created)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: words.configUsers.copy }));
    await expect(await dialog.findByText(/^(Contraseña copiada|No se pudo copiar)/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: words.configUsers.passwordKept }));
    await expect(screen.queryByText('temporal-5')).not.toBeInTheDocument();
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 5, total: 5 })),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: words.configUsers.add })).toHaveFocus(),
    );
  },
});

export const OneTimePasswordUnderData = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer('POST /api/users', { success: true, data: { temporary_password: 'Abc-<b>9</b>' } }),
    ),
  play: async (context) => {
    const form = await fillForm(context);
    await context.userEvent.click(form.getByRole('button', { name: words.config.save }));
    await expect(await screen.findByText('Abc-<b>9</b>')).toBeVisible();
  },
});

export const WithoutAPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(answerEmpty('POST /api/users', { status: 204 })),
  play: async (context) => {
    const form = await fillForm(context);
    await context.userEvent.click(form.getByRole('button', { name: words.config.save }));
    await expect(await screen.findByText(words.configUsers.created)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Deactivated = meta.story({
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

export const NobodyLocksHimselfOut = meta.story({
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

export const NobodyRemovesHimself = meta.story({
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
    await userEvent.click(
      dialog.getByRole('button', { name: words.configUsers.passwordLostKnown }),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
  },
});

export const NameIsTaken = meta.story({
  play: async (context) => {
    const form = await fillForm(context);
    await context.userEvent.clear(form.getByLabelText(words.configUsers.username));
    await context.userEvent.type(form.getByLabelText(words.configUsers.username), 'ADMIN');
    await context.userEvent.click(form.getByRole('button', { name: words.config.save }));
    const sentence = 'Ya existe un usuario con ese nombre de usuario o email.';
    await expect(await form.findByText(sentence)).toBeVisible();
    await expect(screen.getAllByText(sentence)).toHaveLength(1);
    await expect(form.getByLabelText(words.configUsers.fullName)).toHaveValue('Noé Núñez');
  },
});
