import { expect, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { refusals } from '#contract/refusals.ts';
import { joinPersonName } from '#domain/person/person-name.ts';
import { inventedGraduates } from '#register/document/wording/invented-graduates.ts';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { answer, failWith } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { catalogueStates, openNew, openRemoval } from '../catalogue-states.fixtures.ts';
import { ConfigSection } from '../config-section.tsx';

const section = sectionStory('/admin/config/documents', <ConfigSection />);
const extras = ['documents', 'if-match'] as const;

const meta = preview.meta({
  title: 'Consola/Configuración/Documentos',
  ...section,
  args: { ...section.args, extras },
  beforeEach: ({ msw }) => {
    section.beforeEach();
    msw.use(...graduationHandlers({ extras }));
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

export const Default = meta.story({
  name: 'Lista',
  play: async ({ canvas }) => {
    const names = await canvas.findAllByRole('rowheader');
    await expect(names.length).toBeGreaterThan(0);
    await expect(
      canvas.getByRole('button', { name: messages.configDocumentFields.open }),
    ).toBeVisible();
  },
});

const addressExtras = [...extras, 'verification-record'] as const;
const former = 'https://www.universidad.edu/titulos/{code}';

export const FormerAddress = meta.story({
  name: 'Papeles con la dirección anterior',
  args: { extras: addressExtras },
  beforeEach: ({ msw }) => {
    msw.use(
      answer('GET /api/verification-addresses', {
        success: true,
        data: [
          { address: 'https://titulos.universidad.edu/{code}', prints: 12, is_current: true },
          { address: former, prints: 312, earlier_prints: 300, is_current: false },
        ],
      }),
      ...graduationHandlers({ extras: addressExtras }),
    );
  },
  play: async ({ canvas }) => {
    const text = filled(messages.configDocuments.formerAddressText, {
      count: 312,
      address: former,
    });
    await expect(await canvas.findByText(text)).toBeVisible();
    const earlier = filled(messages.configDocuments.earlierPrints, { count: 300 });
    await expect(canvas.getByText(earlier)).toBeVisible();
    await expect(canvas.getAllByText(messages.configDocuments.formerAddress)).toHaveLength(1);
  },
});

export const AddressesUnread = meta.story({
  name: 'No se leyeron las direcciones impresas',
  tags: ['behavior'],
  args: { extras: addressExtras },
  beforeEach: ({ msw }) => {
    msw.use(
      failWith('GET /api/verification-addresses', { status: 503 }, { once: true }),
      ...graduationHandlers({ extras: addressExtras }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const failed = await canvas.findByText(messages.configDocuments.addressesFailed);
    await expect(failed).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.console.retry }));
    await waitFor(() => expect(failed).not.toBeInTheDocument());
  },
});

const restorableExtras = [...extras, 'deleted-templates'] as const;

/** Deletes the template of titles, and opens the list of deleted ones. */
async function openDeleted(context: Context) {
  const removal = await openRemoval(context, 'configDocuments', 'Título');
  await expect(removal.getByText(messages.configDocuments.restorable)).toBeVisible();
  await context.userEvent.click(removal.getByRole('button', { name: messages.config.remove }));
  const name = messages.configDocuments.deleted;
  await screen.findByText(messages.configDocuments.removed);
  await context.userEvent.click(context.canvas.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  const action = filled(messages.configDocuments.restoreAction, { name: 'Título' });
  return { dialog, button: await dialog.findByRole('button', { name: action }) };
}

const restorable = {
  args: { extras: restorableExtras },
  beforeEach: ({ msw }: Pick<Context, 'msw'>) =>
    msw.use(...graduationHandlers({ extras: restorableExtras })),
};

export const Deleted = meta.story({
  name: 'Documentos eliminados',
  ...restorable,
  play: async (context) => {
    const { button } = await openDeleted(context);
    await expect(button).toBeVisible();
  },
});

export const Restored = meta.story({
  name: 'Restaura un documento eliminado',
  tags: ['behavior'],
  ...restorable,
  play: async (context) => {
    const { dialog, button } = await openDeleted(context);
    await context.userEvent.click(button);
    await expect(await screen.findByText(messages.configDocuments.restored)).toBeVisible();
    await expect(await dialog.findByText(messages.configDocuments.noneDeleted)).toBeVisible();
    await context.userEvent.keyboard('{Escape}');
    await expect(await context.canvas.findByRole('rowheader', { name: 'Título' })).toBeVisible();
  },
});

export const NotRestored = meta.story({
  name: 'No se pudo restaurar',
  tags: ['behavior'],
  ...restorable,
  play: async (context) => {
    const { dialog, button } = await openDeleted(context);
    const path = 'POST /api/deleted-document-templates/{id}/restoration';
    context.msw.use(failWith(path, { status: 500 }, { once: true }));
    await context.userEvent.click(button);
    await expect(await dialog.findByText(messages.configDocuments.restoreFailed)).toBeVisible();
    await expect(button).toBeVisible();
  },
  parameters: { expectedErrors: ['500'] },
});

const states = catalogueStates('configDocuments', {
  loadFailed: () => messages.consoleLists.documentTemplates,
  list: 'GET /api/document-templates',
  change: 'PUT /api/document-templates/{id}',
  removal: 'DELETE /api/document-templates/{id}',
  row: 'Título',
  total: 6,
});

export const Loading = meta.story({ name: 'Cargando', ...states.loading });
export const Empty = meta.story({ name: 'Todavía ninguno', ...states.empty });
export const Failed = meta.story({ name: 'Error al cargar', ...states.failed });

const previewName = () => matching(messages.documentEditor.previewOf);

export const Editor = meta.story({
  name: 'Un documento y su vista previa',
  play: async (context) => {
    const dialog = await openNew(context, 'configDocuments');
    await expect(await dialog.findByRole('img', { name: previewName() })).toBeVisible();
    await expect(dialog.getByLabelText(messages.documentEditor.start)).toBeVisible();
  },
});

export const RealGraduates = meta.story({
  name: 'La muestra con graduandos reales, si se piden',
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openNew(context, 'configDocuments');
    const [longest] = inventedGraduates.map(joinPersonName);
    const invented = filled(messages.documentEditor.previewOf, { name: longest ?? '' });
    await expect(await dialog.findByRole('img', { name: invented })).toBeVisible();
    const name = matching(messages.documentEditor.sampleGraduates);
    await userEvent.click(dialog.getByRole('combobox', { name }));
    const real = { name: messages.documentEditor.realGraduates };
    await userEvent.click(await screen.findByRole('option', real));
    await waitFor(() => expect(dialog.queryByRole('img', { name: invented })).toBeNull());
    await expect(await dialog.findByRole('img', { name: previewName() })).toBeVisible();
  },
});

export const Misspelt = meta.story({
  name: 'Con un dato mal escrito',
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openNew(context, 'configDocuments');
    await userEvent.click(dialog.getByRole('button', { name: messages.documentEditor.addText }));
    const text = dialog.getByRole('textbox', { name: messages.documentEditor.text });
    await userEvent.type(text, '{{nonbre}');
    const suggestion = filled(messages.documentProblems.suggestion, {
      placeholder: '{nonbre}',
      suggestion: '{nombre}',
    });
    await expect(await dialog.findByText(suggestion)).toBeVisible();
  },
});

export const PreviewFailed = meta.story({
  name: 'Error en la vista previa',
  beforeEach: ({ msw }) => msw.use(failWith('POST /api/documents/preview', { status: 500 })),
  parameters: { expectedErrors: ['500'] },
  play: async (context) => {
    const dialog = await openNew(context, 'configDocuments');
    await expect(await dialog.findByText(messages.documentEditor.previewFailed)).toBeVisible();
  },
});

export const Unnamed = meta.story({
  name: 'Sin nombre',
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openNew(context, 'configDocuments');
    const name = dialog.getByRole('textbox', { name: messages.configDocuments.name });
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: messages.documentEditor.save }));
    await expect(name).toHaveAccessibleDescription(matching(messages.documentEditor.nameRequired));
    await expect(name).toHaveFocus();
    await expect(await dialog.findByRole('img', { name: previewName() })).toBeVisible();
  },
});

export const Saves = meta.story({
  name: 'Guarda un documento',
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openNew(context, 'configDocuments');
    const name = dialog.getByRole('textbox', { name: messages.configDocuments.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'Diploma de Postgrado');
    await userEvent.click(dialog.getByRole('button', { name: messages.documentEditor.save }));
    await expect(await screen.findByText(messages.configDocuments.created)).toBeVisible();
    await expect(
      await canvas.findByRole('rowheader', { name: 'Diploma de Postgrado' }),
    ).toBeVisible();
  },
});

export const NameTaken = meta.story({
  name: 'Nombre ya usado',
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openNew(context, 'configDocuments');
    const name = dialog.getByRole('textbox', { name: messages.configDocuments.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'título');
    await userEvent.click(dialog.getByRole('button', { name: messages.documentEditor.save }));
    const { message } = refusals.documentTemplateDuplicate;
    await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining(message)));
    await expect(name).toHaveFocus();
    await expect(screen.getAllByText(message)).toHaveLength(1);
    await userEvent.type(name, ' de honor');
    await expect(screen.queryByText(message)).not.toBeInTheDocument();
  },
});

export const BlockRefused = meta.story({
  name: 'Un elemento rechazado',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    const error = 'El texto es demasiado largo.';
    const fields = { 'blocks.2.text': error };
    msw.use(failWith('POST /api/document-templates', { status: 422, error, fields }));
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openNew(context, 'configDocuments');
    const element = dialog.getByRole('combobox', { name: messages.documentEditor.element });
    await expect(element).toHaveTextContent(/^1/);
    await userEvent.click(dialog.getByRole('button', { name: messages.documentEditor.save }));
    await waitFor(() =>
      expect(element).toHaveAccessibleDescription(expect.stringContaining('demasiado largo')),
    );
    await expect(element).toHaveTextContent(/^3/);
    await expect(element).toHaveFocus();
    await expect(screen.getAllByText('El texto es demasiado largo.')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: messages.documentEditor.addText }));
    await expect(element).not.toBeInvalid();
    await expect(screen.queryByText('El texto es demasiado largo.')).not.toBeInTheDocument();
  },
});

export const AsksBeforeDiscarding = meta.story({
  name: 'Pregunta antes de descartar',
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openNew(context, 'configDocuments');
    await userEvent.type(
      dialog.getByRole('textbox', { name: messages.configDocuments.name }),
      ' nuevo',
    );
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText(messages.console.unsavedChanges)).toBeVisible();
  },
});

export const Fields = meta.story({
  name: 'Campos adicionales',
  args: { address: '/admin/config/documents/fields' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('{modalidad}')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: messages.configDocumentFields.back }),
    ).toBeVisible();
  },
});

export const NewField = meta.story({
  name: 'Un campo adicional nuevo',
  args: { address: '/admin/config/documents/fields' },
  play: async (context) => {
    const dialog = await openNew(context, 'configDocumentFields');
    await expect(
      dialog.getByLabelText(matching(messages.configDocumentFields.career)),
    ).toBeVisible();
  },
});

export const NoFields = meta.story({
  name: 'Sin campos adicionales',
  args: { address: '/admin/config/documents/fields' },
  beforeEach: ({ msw }) => msw.use(answer('GET /api/document-fields', [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.configDocumentFields.empty)).toBeVisible();
  },
});
