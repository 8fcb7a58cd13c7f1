import { expect, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { ApplicationsSection } from '../applications-section.tsx';
import { retype } from '../applications-steps.fixtures.ts';

/** An application of a completed ceremony: the list leaves it out, and its link opens it. */
const code = 'AG-2026-001';

const meta = preview.meta({
  title: 'Consola/Solicitudes/Enlace a una solicitud',
  ...sectionStory(`/admin/applications/${code}`, <ApplicationsSection />),
});

async function detailDialog(linked = code) {
  const name = filled(messages.applicationDetail.title, { code: linked });
  return within(await screen.findByRole('dialog', { name }));
}

export const Opened = meta.story({
  name: 'Abierta desde un enlace',
  play: async () => {
    const edit = await screen.findByRole('button', { name: messages.applicationDetail.edit });
    const dialog = await detailDialog();
    await expect(dialog.getByRole('button', { name: messages.applicationDetail.edit })).toBe(edit);
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  beforeEach: ({ msw }) => {
    msw.use(never('GET /api/applications'));
  },
  play: async () => {
    const dialog = await detailDialog();
    await expect(
      dialog.getAllByRole('button', { name: messages.applicationDetail.close }),
    ).toHaveLength(2);
  },
});

export const Missing = meta.story({
  name: 'No existe',
  args: { address: '/admin/applications/AG-1999-999' },
  play: async () => {
    const dialog = await detailDialog('AG-1999-999');
    await expect(await dialog.findByText(messages.applicationDetail.notFound)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'No se pudo cargar',
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/applications', { status: 500 }));
  },
  play: async () => {
    const dialog = await detailDialog();
    await expect(await dialog.findByText(messages.consoleLists.applications)).toBeVisible();
  },
});

let university = createFakeUniversity();

export const Vanished = meta.story({
  name: 'Desaparece mientras se edita',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    university = createFakeUniversity();
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas, userEvent }) => {
    const { edit, save, placeOfBirth, close } = messages.applicationDetail;
    await userEvent.click(await screen.findByRole('button', { name: edit }));
    const dialog = within(screen.getByRole('dialog'));
    await retype({ userEvent }, dialog, 'placeOfBirth', 'Coro');
    university.rows.applications.length = 0;
    await userEvent.click(dialog.getByRole('button', { name: save }));
    await waitFor(() => expect(canvas.queryAllByRole('rowheader')).toHaveLength(0));
    await expect(dialog.getByRole('textbox', { name: placeOfBirth })).toHaveValue('Coro');
    await expect(dialog.getByRole('button', { name: save })).toBeEnabled();
    await expect(dialog.queryByText(messages.applicationDetail.notFound)).toBeNull();
    await expect(dialog.getAllByRole('button', { name: close })[0]).toBeEnabled();
  },
});
