import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { answer, answerEmpty } from '../../../testing/fake-api/faults.ts';
import { stagedSection } from '../../staged-section.fixtures.tsx';
import { ConfigSection } from '../config-section.tsx';

const meta = preview.meta({
  title: 'Console/Configuration/Users',
  ...stagedSection('/admin/config/users', <ConfigSection />),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

async function fillForm({ canvas, userEvent }: Context) {
  await canvas.findByText('Mostrando 4 de 4');
  await userEvent.click(canvas.getByRole('button', { name: 'Nuevo Usuario' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo Usuario' }));
  await userEvent.type(dialog.getByLabelText('Nombre de usuario'), 'nnunez');
  await userEvent.type(dialog.getByLabelText('Email'), 'nnunez@universidad.edu');
  await userEvent.type(dialog.getByLabelText('Nombre completo'), 'Noé Núñez');
  return dialog;
}

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mostrando 4 de 4')).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      'ID',
      'Nombre de usuario',
      'Email',
      'Nombre completo',
      'Activo',
      'Acciones',
    ]);
    const retired = within(await canvas.findByRole('row', { name: /jubilada/ }));
    await expect(retired.getByText('No')).toBeVisible();
    await expect(canvas.getAllByText('Sí')).toHaveLength(3);
  },
});

export const WhatIsMissing = meta.story({
  beforeEach: ({ msw }) => msw.use(answer('GET /api/users', [{ user_id: 7, username: 'solo' }])),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No disponible')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Editar solo' })).toBeVisible();
  },
});

export const EverythingIsRequired = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nuevo Usuario' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('combobox', { name: 'Rol' })).toHaveTextContent('Admin');
    await expect(dialog.queryByRole('switch')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText('El nombre de usuario es requerido')).toBeVisible();
    await expect(dialog.getByText('El email es requerido')).toBeVisible();
    await expect(dialog.getByText('El nombre completo es requerido')).toBeVisible();
  },
});

export const ThreeRoles = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nuevo Usuario' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Rol' }));
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      'Super Admin',
      'Admin',
      'Usuario',
    ]);
  },
});

export const NoEmail = meta.story({
  play: async (context) => {
    const dialog = await fillForm(context);
    await context.userEvent.clear(dialog.getByLabelText('Email'));
    await context.userEvent.type(dialog.getByLabelText('Email'), 'nnunez@uni');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText('Por favor ingresa un email válido')).toBeVisible();
    await expect(dialog.getByLabelText('Email')).toHaveFocus();
  },
});

export const RoleIsRequired = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer('GET /api/users', [{ id: 7, username: 'a', email: 'a@b.ve', full_name: 'A' }])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar A' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText('El rol es requerido')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Rol' })).toHaveFocus();
  },
});

export const OneTimePassword = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await fillForm(context);
    await userEvent.dblClick(form.getByRole('button', { name: 'Guardar' }));
    const name = 'Contraseña de un solo uso';
    const dialog = within(await screen.findByRole('dialog', { name }));
    await expect(dialog.getByText('temporal-5')).toBeVisible();
    await expect(dialog.getByText(/Noé Núñez/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByText('temporal-5')).toBeVisible();
    await expect(await screen.findByText('Usuario creado exitosamente')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Copiar contraseña' }));
    await expect(await dialog.findByText(/^(Contraseña copiada|No se pudo copiar)/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ya la guardé' }));
    await expect(screen.queryByText('temporal-5')).not.toBeInTheDocument();
    await expect(await canvas.findByText('Mostrando 5 de 5')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Nuevo Usuario' })).toHaveFocus(),
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
    await context.userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText('Abc-<b>9</b>')).toBeVisible();
  },
});

export const WithoutAPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(answerEmpty('POST /api/users', { status: 204 })),
  play: async (context) => {
    const form = await fillForm(context);
    await context.userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText('Usuario creado exitosamente')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Deactivated = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = 'Editar Ana Lucía Núñez Briceño';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar usuario' }));
    await expect(dialog.getByRole('combobox', { name: 'Rol' })).toHaveTextContent('Usuario');
    await userEvent.click(dialog.getByRole('switch', { name: 'Activo' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText('Usuario actualizado exitosamente')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('No')).toHaveLength(2));
  },
});

export const NobodyLocksHimselfOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = 'Editar Mariela Josefina Rondón Graterol';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('combobox', { name: 'Rol' })).toBeDisabled();
    await expect(dialog.getByRole('switch', { name: 'Activo' })).toBeDisabled();
    await expect(dialog.getByText('Es tu propio usuario: no puedes cambiar tu rol.')).toBeVisible();
    await expect(dialog.getByText('Es tu propio usuario: no puedes desactivarte.')).toBeVisible();
  },
});

export const NobodyRemovesHimself = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = 'Eliminar Mariela Josefina Rondón Graterol';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Eliminar usuario' }));
    await expect(
      dialog.getByText('Es tu propio usuario: otra persona que administre puede eliminarlo.'),
    ).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
  },
});

export const NameIsTaken = meta.story({
  play: async (context) => {
    const form = await fillForm(context);
    await context.userEvent.clear(form.getByLabelText('Nombre de usuario'));
    await context.userEvent.type(form.getByLabelText('Nombre de usuario'), 'ADMIN');
    await context.userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    const sentence = 'Ya existe un usuario con ese nombre de usuario o email.';
    await expect(await form.findByText(sentence)).toBeVisible();
    await expect(screen.getAllByText(sentence)).toHaveLength(1);
    await expect(form.getByLabelText('Nombre completo')).toHaveValue('Noé Núñez');
  },
});
