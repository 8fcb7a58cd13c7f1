import { expect, screen, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { answer } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { shown } from '../catalogue-states.fixtures.ts';
import { ConfigSection } from '../config-section.tsx';

const meta = preview.meta({
  title: 'Consola/Configuración/Último administrador',
  ...sectionStory('/admin/config/users', <ConfigSection />),
});

/** One active administrator, an inactive one, and a user with another role. */
const alone: NonNullable<typeof meta.input.beforeEach> = ({ msw }) => {
  const rectora = { id: 9, username: 'rectora', full_name: 'La Rectora', role_id: 1, is_active: 1 };
  const others = [
    { ...rectora, id: 10, username: 'retirado', full_name: 'El Retirado', is_active: 0 },
    { ...rectora, id: 11, username: 'auxiliar', full_name: 'La Auxiliar', role_id: 2 },
  ];
  msw.use(answer('GET /api/users', [rectora, ...others]));
};

export const Remove = meta.story({
  name: 'No se elimina',
  beforeEach: alone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: filled(messages.config.removeAction, { name: 'La Rectora' }),
      }),
    );
    await expect(await screen.findByText(messages.configUsers.lastRemoval)).toBeVisible();
  },
});

export const Edit = meta.story({
  name: 'Conserva rol y acceso',
  beforeEach: alone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: filled(messages.config.editAction, { name: 'La Rectora' }),
      }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('combobox', { name: messages.configUsers.role })).toBeDisabled();
    await expect(dialog.getByRole('switch', { name: messages.configUsers.active })).toBeDisabled();
    await expect(dialog.getByText(messages.configUsers.lastRoleLock)).toBeVisible();
    await expect(dialog.getByText(messages.configUsers.lastActiveLock)).toBeVisible();
  },
});

export const AnotherCanGo = meta.story({
  name: 'Otro administrador sí',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    const [first] = university.rows.users;
    if (first === undefined) throw new Error('The demonstration has no users.');
    const other = { id: 9, username: 'rectora', email: 'r@u.edu', full_name: 'La Rectora' };
    university.rows.users.push({ ...first, ...other });
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: filled(messages.config.removeAction, { name: 'La Rectora' }),
      }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: messages.config.remove }));
    await expect(await screen.findByText(messages.configUsers.removed)).toBeVisible();
    await expect(await canvas.findByText(shown(4))).toBeVisible();
  },
});
