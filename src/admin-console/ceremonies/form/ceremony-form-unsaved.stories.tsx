import { expect, screen, waitFor, within } from 'storybook/test';
import type { StoredDraft } from '#admin-console/navigation/drafts/form-drafts.ts';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { personOf } from '#session/session.ts';
import { userEntry } from '#session/user-entry.ts';
import { expectInSight } from '#storybook/expect-in-sight.ts';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { fakeSession } from '#testing/fake-auth.ts';
import { CeremoniesSection } from '../ceremonies-section.tsx';
import { emptyValues } from './ceremony-form.flow.ts';

const meta = preview.meta({
  title: 'Consola/Actos de grado/Cambios sin guardar',
  ...sectionStory('/admin/ceremonies', <CeremoniesSection />),
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

async function openNew({ canvas, userEvent }: Play) {
  await canvas.findAllByRole('rowheader');
  await userEvent.click(canvas.getByRole('button', { name: messages.ceremonyForm.createTitle }));
  return within(await screen.findByRole('dialog', { name: messages.ceremonyForm.createTitle }));
}

export const Unsaved = meta.story({
  name: 'Cambios sin guardar',
  play: async (context) => {
    const { userEvent } = context;
    const form = await openNew(context);
    await userEvent.type(form.getByRole('textbox', { name: messages.ceremonyForm.name }), 'Acto');
    await userEvent.keyboard('{Escape}');
    await expect(await form.findByText(messages.console.unsavedChanges)).toBeVisible();
    const keep = form.getByRole('button', { name: messages.console.keepEditing });
    await expect(keep).toHaveFocus();
    await expectInSight(keep);
  },
});

export const KeepsEditingAndDiscards = meta.story({
  name: 'Seguir editando y descartar',
  tags: ['behavior'],
  play: async (context) => {
    await Unsaved.input.play?.(context);
    const { userEvent } = context;
    const form = within(screen.getByRole('dialog'));
    await userEvent.keyboard('{Enter}');
    await expect(form.getByRole('textbox', { name: messages.ceremonyForm.name })).toHaveValue(
      'Acto',
    );

    await userEvent.keyboard('{Escape}');
    await userEvent.click(
      await form.findByRole('button', { name: messages.console.discardChanges }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByText(messages.consoleForm.draftTitle)).toBeNull();
  },
});

export const ClosesUntouched = meta.story({
  name: 'Cerrar sin cambios',
  tags: ['behavior'],
  play: async (context) => {
    await openNew(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(
        context.canvas.getByRole('button', { name: messages.ceremonyForm.createTitle }),
      ).toHaveFocus(),
    );
  },
});

const draft: StoredDraft = {
  startedAt: 1,
  place: '/ceremonies',
  action: 'ceremonies.edit',
  dialog: { kind: 'edit', ids: [5] },
  opened: { ...emptyValues },
  edits: { name: 'Acto a medias', date: '10/07/2099' },
};

function keepFor(role: 1 | 2, found = draft) {
  sessionStorage.setItem(
    userEntry('formDrafts', '', personOf(fakeSession(role))),
    JSON.stringify([found]),
  );
}

export const DraftFound = meta.story({
  name: 'Borrador encontrado',
  beforeEach: () => keepFor(1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.consoleForm.draftTitle)).toBeVisible();
    await expect(
      canvas.getByText(filled(messages.consoleForm.draftText, { name: 'Acto a medias' })),
    ).toBeVisible();
  },
});

export const UnnamedDraft = meta.story({
  name: 'Borrador sin nombre',
  beforeEach: () => keepFor(1, { ...draft, edits: { date: '10/07/2099' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.consoleForm.draftTextUnnamed)).toBeVisible();
  },
});

export const ResumesDraft = meta.story({
  name: 'Continuar el borrador',
  tags: ['behavior'],
  beforeEach: DraftFound.input.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: messages.consoleForm.draftResume }),
    );
    const form = within(
      await screen.findByRole('dialog', { name: messages.ceremonyForm.editTitle }),
    );
    await expect(form.getByRole('textbox', { name: messages.ceremonyForm.name })).toHaveValue(
      'Acto a medias',
    );
  },
});

export const DraftWithoutPermission = meta.story({
  name: 'Borrador sin permiso de editar',
  tags: ['behavior'],
  args: { can: (action) => action !== 'ceremonies.edit' },
  beforeEach: DraftFound.input.beforeEach,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await expect(canvas.queryByText(messages.consoleForm.draftTitle)).toBeNull();
  },
});

export const OthersDraft = meta.story({
  name: 'Borrador de otra persona',
  tags: ['behavior'],
  beforeEach: () => keepFor(2),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await expect(canvas.queryByText(messages.consoleForm.draftTitle)).toBeNull();
  },
});
