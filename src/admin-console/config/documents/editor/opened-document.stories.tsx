import { expect, screen, waitFor, within } from 'storybook/test';
import { openEdit } from '#admin-console/config/catalogue-states.fixtures.ts';
import { ConfigSection } from '#admin-console/config/config-section.tsx';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { refusals } from '#contract/refusals.ts';
import { expectFailure } from '#storybook/expect-failure.ts';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { callFailures } from '#testing/failures/call-failures.fixtures.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';

/** The list has no pictures, so the form reads the whole template when it opens. */

const section = sectionStory('/admin/config/documents', <ConfigSection />);
const extras = ['documents', 'if-match'] as const;
const read = 'GET /api/document-templates/{id}';

let university: ReturnType<typeof createFakeUniversity>;

const meta = preview.meta({
  title: 'Consola/Configuración/Documento abierto',
  ...section,
  args: { ...section.args, extras },
  beforeEach: ({ msw }) => {
    section.beforeEach();
    university = createFakeUniversity();
    msw.use(...graduationHandlers({ extras, university }));
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];
type Dialog = Awaited<ReturnType<typeof openEdit>>;

const openTitle = (context: Context) => openEdit(context, 'configDocuments', 'Título');
const { server } = callFailures;

/** The stored template, which another administrator changes directly. */
function stored() {
  const template = university.rows.documentTemplates.find(({ name }) => name.startsWith('Título'));
  if (template === undefined) throw new Error('The university has no template of a title.');
  return template;
}

const nameIn = (dialog: Dialog) =>
  dialog.findByRole('textbox', { name: messages.configDocuments.name });
const saveIn = (dialog: Dialog) =>
  dialog.getByRole('button', { name: messages.documentEditor.save });

const previewed = () => ({ name: matching(messages.documentEditor.previewOf) });

export const Ready = meta.story({
  name: 'Listo para editar',
  play: async (context) => {
    const dialog = await openTitle(context);
    await expect(await nameIn(dialog)).toHaveValue('Título');
    await expect(await dialog.findByRole('img', previewed())).toBeVisible();
    await expect(screen.getByRole('dialog')).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
});

export const Loading = meta.story({
  name: 'Abriendo',
  beforeEach: ({ msw }) => msw.use(never(read)),
  play: async (context) => {
    const dialog = await openTitle(context);
    await expect(dialog.getByText(messages.ui.loading)).toBeInTheDocument();
    await expect(saveIn(dialog)).toBeDisabled();
    await expect(screen.getByRole('dialog')).toHaveFocus();
  },
});

export const Cancelled = meta.story({
  ...Loading.input,
  name: 'Cancelar mientras abre',
  tags: ['behavior'],
  play: async (context) => {
    await Loading.input.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    const cancel = { name: messages.documentEditor.cancel };
    await context.userEvent.click(dialog.getByRole('button', cancel));
    const edit = { name: filled(messages.config.editAction, { name: 'Título' }) };
    await waitFor(() => expect(context.canvas.getByRole('button', edit)).toHaveFocus());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Error al abrir',
  beforeEach: ({ msw }) => msw.use(server.on(read, { once: true })),
  play: async (context) => {
    const dialog = await openTitle(context);
    await expectFailure(dialog, server, messages.configDocuments.loadFailed);
    await expect(saveIn(dialog)).toBeDisabled();
  },
});

export const ReadAgain = meta.story({
  ...Failed.input,
  name: 'Reintentar',
  tags: ['behavior'],
  play: async (context) => {
    await Failed.input.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: messages.console.retry }));
    await expect(screen.getByRole('dialog')).toHaveFocus();
    await expect(await nameIn(dialog)).toHaveValue('Título');
    await expect(saveIn(dialog)).toBeEnabled();
  },
});

export const Deleted = meta.story({
  name: 'Otra persona lo eliminó',
  play: async (context) => {
    await context.canvas.findByRole('rowheader', { name: 'Título' });
    university.rows.documentTemplates.splice(
      university.rows.documentTemplates.indexOf(stored()),
      1,
    );
    const dialog = await openTitle(context);
    await expect(await dialog.findByText(refusals.documentTemplateMissing.message)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByText('Título', { selector: '[role="rowheader"] *' })).toBeNull(),
    );
  },
});

/** The list is older than the form, whose version is the one that is saved over. */
export const NewerThanTheList = meta.story({
  name: 'Cambió después de leer la lista',
  tags: ['behavior'],
  play: async (context) => {
    await context.canvas.findByRole('rowheader', { name: 'Título' });
    Object.assign(stored(), { page: { ...stored().page, size: 'A4' } });
    const dialog = await openTitle(context);
    await context.userEvent.type(await nameIn(dialog), ' solemne');
    await context.userEvent.click(saveIn(dialog));
    await expect(await screen.findByText(messages.configDocuments.updated)).toBeVisible();
    await expect(stored()).toMatchObject({ name: 'Título solemne', page: { size: 'A4' } });
  },
});

/** Width of a horizontal A4 sheet in points, which are the pixels of a preview. */
const a4Width = (297 / 25.4) * 72;

/** Saves a name after another user has changed the page. */
async function conflictIn(context: Context, dialog: Dialog) {
  await context.userEvent.type(await nameIn(dialog), ' solemne');
  const template = stored();
  Object.assign(template, { page: { ...template.page, size: 'A4' } });
  await context.userEvent.click(saveIn(dialog));
  await expect(await dialog.findByText(refusals.rowChanged.message)).toBeVisible();
}

/** The form has the other user's change where this one has edited nothing, and preserves the edits. */
export const Stale = meta.story({
  name: 'Otra persona lo cambió',
  parameters: { expectedErrors: ['412'] },
  play: async (context) => {
    const dialog = await openTitle(context);
    await conflictIn(context, dialog);
    const size = dialog.getByRole('combobox', { name: messages.documentEditor.pageSize });
    await waitFor(() => expect(size).toHaveTextContent('A4'));
    await expect(await nameIn(dialog)).toHaveValue('Título solemne');
    const preview = await dialog.findByRole<HTMLImageElement>('img', previewed());
    await waitFor(() => expect(preview.naturalWidth).toBeCloseTo(a4Width, -1));
    const busy = () => screen.getByRole('dialog').querySelector('[aria-busy="true"]');
    await waitFor(() => expect(busy()).toBeNull());
    await waitFor(() => expect(saveIn(dialog)).toHaveFocus());
  },
});

export const SavesAgain = meta.story({
  name: 'Guardar de nuevo',
  tags: ['behavior'],
  parameters: { expectedErrors: ['412'] },
  play: async (context) => {
    await Stale.input.play?.(context);
    await context.userEvent.click(saveIn(within(screen.getByRole('dialog'))));
    await expect(await screen.findByText(messages.configDocuments.updated)).toBeVisible();
    await expect(stored()).toMatchObject({ name: 'Título solemne', page: { size: 'A4' } });
  },
});

/** The template can't be read again after a conflict: the form stays with what the user has entered. */
export const StaleUnread = meta.story({
  name: 'Otra persona lo cambió, y no se puede leer',
  tags: ['behavior'],
  parameters: { expectedErrors: ['412', '500'] },
  play: async (context) => {
    const dialog = await openTitle(context);
    await nameIn(dialog);
    context.msw.use(failWith(read, { status: 500 }, { once: true }));
    await conflictIn(context, dialog);
    await expect(await screen.findByText(messages.configDocuments.loadFailed)).toBeVisible();
    await expect(await nameIn(dialog)).toHaveValue('Título solemne');
  },
});
