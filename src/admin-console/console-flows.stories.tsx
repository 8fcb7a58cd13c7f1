import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyLook } from '#storybook/story-look.ts';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { type MemoryRouter, memoryRouter } from '../routing/memory-router.ts';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';
import { createFakeAuth, type FakeAuth } from '../testing/fake-auth.ts';
import { AdminConsole } from './admin-console.tsx';

interface Loaded {
  readonly auth: FakeAuth;
  readonly router: MemoryRouter;
}

const meta = preview.meta({
  title: 'Consola/Flujos',
  component: AdminConsole,
  tags: ['journey'],
  parameters: { bare: true },
  args: { institution: 'Universidad de los Llanos' },
  loaders: [(): Loaded => ({ auth: createFakeAuth({ role: 1 }), router: memoryRouter('/admin') })],
  beforeEach: ({ msw }) => {
    sessionStorage.clear();
    msw.use(...graduationHandlers());
  },
  decorators: [
    (Story, { globals, loaded }) => (
      <GraduationProvider
        api={{ baseUrl: '' }}
        auth={loaded.auth}
        router={loaded.router}
        {...storyLook(globals)}
      >
        <Story />
      </GraduationProvider>
    ),
  ],
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

/** A longer timeout: the code of a section is loaded on demand, and built first in tests. */
const late = { timeout: 30_000 };

async function goTo({ canvas, userEvent }: Play, section: string) {
  const menu = within(
    await canvas.findByRole('navigation', { name: messages.console.sections }, late),
  );
  await userEvent.click(menu.getByRole('link', { name: section }));
}

async function press({ canvas, userEvent }: Play, name: string | RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name }, late));
}

async function namedDialog(name: string) {
  return within(await screen.findByRole('dialog', { name }, late));
}

function dialogIsGone() {
  return waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), late);
}

const applicant = 'AG-2026-009';

export const ApproveAnApplication = meta.story({
  name: 'Aprobar una solicitud',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Abrir Solicitudes', () => goTo(context, messages.console.applications));
    await step('Leer la solicitud', async () => {
      await press(context, filled(messages.applications.view, { row: applicant }));
      await namedDialog(filled(messages.applicationDetail.title, { code: applicant }));
    });
    await step('Cerrar el detalle', async () => {
      await userEvent.keyboard('{Escape}');
      await dialogIsGone();
    });
    await step('Pedir la aprobación', () =>
      press(context, filled(messages.applications.approve, { row: applicant })),
    );
    await step('Escribir una nota', async () => {
      const dialog = within(await screen.findByRole('dialog', {}, late));
      await userEvent.type(dialog.getByRole('textbox'), 'Expediente completo.');
    });
    await step('Aprobar', async () => {
      const dialog = within(screen.getByRole('dialog'));
      const approve = messages.applicationDecision.approve;
      await userEvent.click(dialog.getByRole('button', { name: approve }));
      await expect(await screen.findByText(messages.applicationDecision.approved)).toBeVisible();
      await dialogIsGone();
    });
    await step('La fila dice Confirmada', async () => {
      const menu = filled(messages.applications.changeStatusOf, { row: applicant });
      const row = (await canvas.findByRole('button', { name: menu })).closest('tr');
      await expect(row).toHaveTextContent(messages.applicationStatus.confirmed);
    });
  },
});

const ceremony = 'Acto de Grado Extraordinario Junio 2026';

export const CompleteACeremony = meta.story({
  name: 'Completar un acto de grado',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const title = messages.ceremonyDialogs.statusTitle;
    await step('Abrir Actos de grado', () => goTo(context, messages.console.ceremonies));
    await step('Abrir el cambio de estado', async () => {
      await press(context, matching(messages.ceremonies.statusAction, { name: ceremony }));
      await namedDialog(title);
    });
    await step('Elegir Completado y ver lo que queda pendiente', async () => {
      const dialog = await namedDialog(title);
      await userEvent.click(dialog.getByRole('radio', { name: messages.ceremonies.completed }));
      const left = filled(messages.ceremonyDialogs.pendingLeft, { count: 4 });
      await expect(await dialog.findByText(left)).toBeVisible();
    });
    await step('Completar', async () => {
      const dialog = await namedDialog(title);
      await userEvent.click(dialog.getByRole('button', { name: title }));
      await expect(await screen.findByText(messages.ceremonies.ceremonyCompleted)).toBeVisible();
      await dialogIsGone();
    });
    await step('La fila dice Completado', async () => {
      const status = messages.ceremonies.completed;
      const name = filled(messages.ceremonies.statusAction, { status, name: ceremony });
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
    });
  },
});

export const IssueTitles = meta.story({
  name: 'Emitir los títulos de un acto',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const title = messages.bulkIssue.title;
    await step('Abrir Títulos', () => goTo(context, messages.console.titles));
    await step('Abrir la emisión masiva', async () => {
      await press(context, messages.titles.bulkIssue);
      await namedDialog(title);
    });
    await step('Elegir el acto y leer el ensayo', async () => {
      const dialog = await namedDialog(title);
      const choice = { name: matching(messages.bulkIssue.ceremony) };
      await userEvent.click(await dialog.findByRole('combobox', choice));
      await userEvent.click(await dialog.findByRole('option', { name: /Mayo 2026/ }));
      const submit = dialog.getByRole('button', { name: messages.bulkIssue.submit });
      await waitFor(() => expect(submit).toBeEnabled(), late);
    });
    await step('Emitir', async () => {
      const dialog = await namedDialog(title);
      await userEvent.click(dialog.getByRole('button', { name: messages.bulkIssue.submit }));
      const issued = filled(messages.bulkIssue.issued, { count: 6 });
      await expect(await screen.findByText(issued, {}, late)).toBeVisible();
      await dialogIsGone();
    });
    await step('La lista tiene los títulos nuevos', async () => {
      const count = filled(messages.titles.showing, { first: 1, last: 10, total: 148 });
      await expect(await canvas.findByText(count, {}, late)).toBeVisible();
    });
  },
});
