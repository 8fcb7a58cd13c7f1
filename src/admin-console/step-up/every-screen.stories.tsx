import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { failWith } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { demoPassword } from '#testing/university/users.ts';
import { AdminConsole } from '../admin-console.tsx';
import { agedSession, findConfirmation } from './step-up-story.fixtures.tsx';

const extras = ['step-up', 'password-reset', 'if-match'] as const;

const meta = preview.meta({
  title: 'Consola/Marco/Confirma que eres tú/En cada pantalla',
  component: AdminConsole,
  tags: ['behavior'],
  parameters: { bare: true, address: '/admin/config/users' },
  beforeEach: ({ msw }) => msw.use(...graduationHandlers({ extras })),
  decorators: [agedSession],
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

async function confirm({ userEvent }: Context) {
  const dialog = await findConfirmation();
  await userEvent.type(dialog.getByLabelText(messages.confirmation.password), demoPassword);
  await userEvent.keyboard('{Enter}');
}

export const NewAdministrator = meta.story({
  name: 'Crear un administrador',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: messages.configUsers.add }));
    const dialog = within(await screen.findByRole('dialog', { name: messages.configUsers.add }));
    await userEvent.type(dialog.getByLabelText(messages.configUsers.username), 'nnunez');
    await userEvent.type(dialog.getByLabelText(messages.configUsers.email), 'n@universidad.edu');
    await userEvent.type(dialog.getByLabelText(messages.configUsers.fullName), 'Noé Núñez');
    await userEvent.click(dialog.getByRole('combobox', { name: messages.configUsers.role }));
    const role = { name: messages.configUsers.superAdmin };
    await userEvent.click(await screen.findByRole('option', role));
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await confirm(context);
    await expect(await screen.findByText(messages.configUsers.created)).toBeVisible();
    await expect(await screen.findByText('temporal-5')).toBeVisible();
  },
});

const other = 'Ana Lucía Núñez Briceño';

export const NewRole = meta.story({
  name: 'Cambiar un rol',
  play: async (context) => {
    const { canvas, userEvent } = context;
    const action = filled(messages.config.editAction, { name: other });
    await userEvent.click(await canvas.findByRole('button', { name: action }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: messages.configUsers.role }));
    const role = { name: messages.configUsers.superAdmin };
    await userEvent.click(await screen.findByRole('option', role));
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await confirm(context);
    await expect(await screen.findByText(messages.configUsers.updated)).toBeVisible();
  },
});

export const ActivatedAgain = meta.story({
  name: 'Activar de nuevo a alguien',
  play: async (context) => {
    const { canvas, userEvent } = context;
    const row = within(await canvas.findByRole('row', { name: /jubilada/ }));
    await userEvent.click(row.getByRole('button', { name: matching(messages.config.editAction) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('switch', { name: messages.configUsers.active }));
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await confirm(context);
    await expect(await screen.findByText('renovada-4')).toBeVisible();
  },
});

export const NewPassword = meta.story({
  name: 'Restablecer una contraseña',
  play: async (context) => {
    const { canvas, userEvent } = context;
    const action = filled(messages.configUsers.reissueAction, { name: other });
    await userEvent.click(await canvas.findByRole('button', { name: action }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: messages.configUsers.reissue }));
    await confirm(context);
    await expect(await screen.findByText('renovada-3')).toBeVisible();
  },
});

async function issue({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: messages.titles.bulkIssue }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.bulkIssue.title }));
  const ceremony = { name: matching(messages.bulkIssue.ceremony) };
  await userEvent.click(await dialog.findByRole('combobox', ceremony));
  await userEvent.click(await dialog.findByRole('option', { name: /Mayo 2026/ }));
  const submit = await dialog.findByRole('button', { name: messages.bulkIssue.submit });
  await waitFor(() => expect(submit).toBeEnabled());
  await userEvent.click(submit);
}

export const BulkIssue = meta.story({
  name: 'Emitir títulos',
  parameters: { address: '/admin/titles' },
  play: async (context) => {
    await issue(context);
    await confirm(context);
    const issued = filled(messages.bulkIssue.issued, { count: 6 });
    await expect(await screen.findByText(issued)).toBeVisible();
  },
});

export const LostAnswer = meta.story({
  name: 'Emitir títulos, y la respuesta se pierde',
  parameters: { address: '/admin/titles' },
  play: async (context) => {
    await issue(context);
    await findConfirmation();
    const call = 'POST /api/titles/ceremony/{id}/bulk-emit';
    context.msw.use(failWith(call, { status: 504 }));
    await confirm(context);
    // The titles are read to find out: none was issued.
    const none = filled(messages.bulkIssue.issuedCount, { issued: 0, of: 6 });
    await expect(await screen.findByText(none)).toBeVisible();
  },
});
