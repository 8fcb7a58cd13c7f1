import { expect, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { refusalMessage } from '#contract/refusals.ts';
import { focused } from '#storybook/focused.ts';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { answer, failWith, never } from '#testing/fake-api/faults.ts';
import { CeremoniesSection } from '../ceremonies-section.tsx';

const meta = preview.meta({
  title: 'Consola/Actos de grado/Eliminar',
  ...sectionStory('/admin/ceremonies', <CeremoniesSection />),
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

const june = 'Acto de Grado Extraordinario Junio 2026';
const april = 'Acto de Grado Abril 2025';

async function ask({ canvas, userEvent }: Play, name: string) {
  await userEvent.click(
    await canvas.findByRole('button', { name: filled(messages.ceremonies.deleteAction, { name }) }),
  );
  return within(
    await screen.findByRole('alertdialog', { name: messages.ceremonyDialogs.deleteTitle }),
  );
}

export const Confirm = meta.story({
  name: 'Con sus solicitudes',
  play: async (context) => {
    const dialog = await ask(context, june);
    await expect(dialog.getByText(june)).toBeVisible();
    await expect(
      await dialog.findByText(filled(messages.ceremonyDialogs.deleteCounted, { count: 8 })),
    ).toBeVisible();
    await expect(
      dialog.getByText(
        [
          filled(messages.ceremonyDialogs.deletePending, { count: 4 }),
          filled(messages.ceremonyDialogs.deleteConfirmed, { count: 3 }),
          filled(messages.ceremonyDialogs.deleteRejected, { count: 1 }),
        ].join(', '),
      ),
    ).toBeVisible();
    await expect(dialog.getByText(messages.ceremonyDialogs.irreversible)).toBeVisible();
    await expect(
      dialog.getByRole('button', {
        name: filled(messages.ceremonyDialogs.deleteWithCount, { count: 8 }),
      }),
    ).toBeEnabled();
  },
});

export const Sending = meta.story({
  name: 'Eliminando',
  beforeEach: ({ msw }) => {
    msw.use(never('DELETE /api/ceremonies/{id}'));
  },
  play: async (context) => {
    const dialog = await ask(context, june);
    const button = await dialog.findByRole('button', {
      name: filled(messages.ceremonyDialogs.deleteWithCount, { count: 8 }),
    });
    await context.userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

export const Deletes = meta.story({
  name: 'Elimina',
  tags: ['behavior', 'journey'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await ask(context, june);
    await userEvent.click(
      await dialog.findByRole('button', {
        name: filled(messages.ceremonyDialogs.deleteWithCount, { count: 8 }),
      }),
    );
    await expect(await screen.findByText(messages.ceremonies.deleted)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: june })).toBeNull());
    await waitFor(() => {
      const next = canvas.getByRole('row', { name: /Acto de Grado Mayo 2026/ });
      expect(next.contains(focused())).toBe(true);
    });
  },
});

export const DeletesLast = meta.story({
  name: 'Elimina el último',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    const only = { id: 5, name: june, ceremony_date: '2026-06-27', status: 'CERRADO' };
    msw.use(answer('GET /api/ceremonies', [only], { once: true }));
    msw.use(answer('GET /api/applications', []));
  },
  play: async (context) => {
    const dialog = await ask(context, june);
    await expect(
      await dialog.findByText(matching(messages.ceremonyDialogs.deleteNone)),
    ).toBeVisible();
    context.msw.use(answer('GET /api/ceremonies', []));
    await context.userEvent.click(
      dialog.getByRole('button', { name: messages.ceremonyDialogs.deleteAlone }),
    );
    await expect(await context.canvas.findByText(messages.ceremonies.empty)).toBeVisible();
    await waitFor(() => {
      expect(focused()).not.toBe(document.body);
      expect(context.canvasElement.contains(focused())).toBe(true);
    });
  },
});

export const Refused = meta.story({
  name: 'Rechazado: tiene títulos',
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await ask(context, april);
    await expect(
      await dialog.findByText(filled(messages.ceremonyDialogs.deleteTitles, { count: 52 })),
    ).toBeVisible();
    await userEvent.click(
      dialog.getByRole('button', { name: matching(messages.ceremonyDialogs.deleteWithCount) }),
    );
    const message = refusalMessage({ id: 'ceremonyHasTitles', values: { titles: 52 } });
    await expect(await dialog.findByText(message)).toBeVisible();
    await expect(screen.getAllByText(message)).toHaveLength(1);
  },
});

export const Cancels = meta.story({
  name: 'Cancelar',
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await ask(context, april);
    await userEvent.click(dialog.getByRole('button', { name: messages.ceremonyDialogs.cancel }));
    await expect(canvas.getByRole('rowheader', { name: april })).toBeVisible();
    await waitFor(() =>
      expect(
        canvas.getByRole('button', {
          name: filled(messages.ceremonies.deleteAction, { name: april }),
        }),
      ).toHaveFocus(),
    );
  },
});

export const Counting = meta.story({
  name: 'Contando sus solicitudes',
  beforeEach: ({ msw }) => {
    msw.use(never('GET /api/applications'));
  },
  play: async (context) => {
    const dialog = await ask(context, june);
    await expect(dialog.getByText(messages.ceremonyDialogs.counting)).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: messages.ceremonyDialogs.deleteWithAll }),
    ).toBeDisabled();
  },
});

export const CountFailed = meta.story({
  name: 'No se pudieron contar',
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/applications', { status: 500 }));
  },
  play: async (context) => {
    const dialog = await ask(context, june);
    await expect(
      await dialog.findByText(matching(messages.ceremonyDialogs.deleteUncounted)),
    ).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: messages.ceremonyDialogs.deleteWithAll }),
    ).toBeEnabled();
  },
});

export const LongName = meta.story({
  name: 'Nombre largo',
  beforeEach: ({ msw }) => {
    const name = `<script>alert(1)</script> ${'Graduación'.repeat(18)}`;
    msw.use(answer('GET /api/ceremonies', [{ id: 5, name, status: 'open' }]));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: matching(messages.ceremonies.deleteAction) }),
    );
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(within(dialog).getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
  },
});
