import { expect, screen, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { refusalMessage, refusals } from '#contract/refusals.ts';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { answer, failWith, never, noAnswer } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { recordDownloads } from '#ui/save-file/recorded-downloads.ts';
import { TitlesSection } from '../titles-section.tsx';

const section = sectionStory('/admin/titles', <TitlesSection />);
const extras = ['documents', 'editions'] as const;

const meta = preview.meta({
  title: 'Consola/Títulos/Imprimir',
  ...section,
  args: { ...section.args, extras },
  beforeEach: ({ msw }) => {
    section.beforeEach();
    msw.use(...graduationHandlers({ extras }));
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Opens the dialog for all titles and chooses the first document. */
async function openPrint({ canvas, userEvent }: Context) {
  await canvas.findAllByRole('rowheader');
  await userEvent.click(canvas.getByRole('button', { name: messages.documentPrinting.printMany }));
  // Another dialog stands in while the code of this one loads.
  const name = matching(messages.documentPrinting.document);
  await userEvent.click(await screen.findByRole('combobox', { name }));
  const dialog = within(screen.getByRole('dialog'));
  const [option] = await screen.findAllByRole('option');
  if (option === undefined) throw new Error('No document is offered.');
  await userEvent.click(option);
  return dialog;
}

function pressPrint(dialog: Awaited<ReturnType<typeof openPrint>>, { userEvent }: Context) {
  return userEvent.click(dialog.getByRole('button', { name: messages.documentPrinting.print }));
}

export const Choice = meta.story({
  name: 'Elegir el documento',
  play: async (context) => {
    const dialog = await openPrint(context);
    await expect(
      dialog.getByText(filled(messages.documentPrinting.selection, { count: 142 })),
    ).toBeVisible();
    await expect(dialog.getByLabelText(messages.documentPrinting.perFile)).toHaveTextContent('100');
  },
});

export const Names = meta.story({
  name: 'Los documentos con su tipo',
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openPrint(context);
    const name = matching(messages.documentPrinting.document);
    await userEvent.click(dialog.getByRole('combobox', { name }));
    const names = screen.getAllByRole('option').map((option) => option.textContent);
    const kind = messages.documentProblems.kindTitle;
    const withKind = (name: string) =>
      filled(messages.documentPrinting.templateName, { name, kind });
    await expect(names).toContain(withKind('Diploma (Colombia)'));
    // A name that begins with its kind, as in Spanish, doesn't repeat it.
    const title = 'Título (Venezuela)';
    await expect(names).toContain(title.startsWith(kind) ? title : withKind(title));
  },
});

export const NoTemplates = meta.story({
  name: 'Todavía sin documentos',
  beforeEach: ({ msw }) => msw.use(answer('GET /api/document-templates', [])),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(
      canvas.getByRole('button', { name: messages.documentPrinting.printMany }),
    );
    await expect(await screen.findByText(messages.documentPrinting.noTemplates)).toBeVisible();
  },
});

export const Printed = meta.story({
  name: 'Archivos guardados',
  beforeEach: ({ msw }) => {
    msw.use(answer('POST /api/documents/check', []));
  },
  play: async (context) => {
    using downloads = recordDownloads();
    const dialog = await openPrint(context);
    await pressPrint(dialog, context);
    const [text] = await dialog.findAllByText(
      filled(messages.documentPrinting.done, { count: 142 }),
    );
    await expect(text).toBeInTheDocument();
    const [, close] = dialog.getAllByRole('button', { name: messages.documentPrinting.close });
    await expect(close).toHaveFocus();
    await expect(await downloads.files()).toHaveLength(2);
  },
});

export const Problems = meta.story({
  name: 'Problemas antes de imprimir',
  beforeEach: ({ msw }) =>
    msw.use(
      answer('POST /api/documents/check', [
        {
          title_id: 1,
          problem: {
            kind: 'missing-glyphs',
            block: 3,
            text: 'Łukasz 慶',
            characters: ['慶'],
          },
        },
        {
          title_id: 2,
          problem: {
            kind: 'wrong-document-type',
            block: 5,
            text: 'cédula',
            documentType: 'pasaporte',
          },
        },
        {
          title_id: null,
          problem: {
            kind: 'unknown-placeholder',
            block: 2,
            placeholder: 'nonbre',
            suggestion: 'nombre',
          },
        },
      ]),
    ),
  play: async (context) => {
    const dialog = await openPrint(context);
    await pressPrint(dialog, context);
    await expect(
      await dialog.findByRole('button', { name: messages.documentPrinting.printAnyway }),
    ).toBeEnabled();
    await expect(dialog.getByText(messages.documentPrinting.allDocuments)).toBeVisible();
  },
});

export const EmptyPlace = meta.story({
  name: 'Nadie firma en un lugar, y no se imprime',
  beforeEach: ({ msw }) =>
    msw.use(
      answer('POST /api/documents/check', [
        { title_id: 1, problem: { kind: 'missing-signatory', block: 7, office: 'Rectora' } },
      ]),
    ),
  play: async (context) => {
    const dialog = await openPrint(context);
    await pressPrint(dialog, context);
    await dialog.findByText(messages.documentPrinting.signatureEmpty);
    await expect(
      dialog.queryByText(filled(messages.documentPrinting.problems, { count: 1 })),
    ).toBeNull();
    await dialog.findByText(
      filled(messages.documentProblems.missingSignatory, { office: 'Rectora' }),
    );
    await expect(
      dialog.queryByRole('button', { name: messages.documentPrinting.printAnyway }),
    ).toBeNull();
  },
});

export const Differences = meta.story({
  name: 'Lo que cambió desde la primera impresión',
  beforeEach: ({ msw }) =>
    msw.use(
      answer('POST /api/documents/check', [
        {
          title_id: 1,
          problem: {
            kind: 'changed-template',
            template: 'Título',
            printedAt: '2026-07-12T16:00:00.000Z',
          },
        },
        { title_id: 1, problem: { kind: 'changed-content', part: 'officials' } },
        { title_id: 2, problem: { kind: 'changed-content', part: 'officials' } },
      ]),
    ),
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openPrint(context);
    await pressPrint(dialog, context);
    await expect(await dialog.findByText(messages.printDifferences.found)).toBeVisible();
    await userEvent.click(
      dialog.getByRole('checkbox', { name: matching(messages.printDifferences.useToday) }),
    );
    await pressPrint(dialog, context);
    await expect(await dialog.findByText(messages.printDifferences.reasonMissing)).toBeVisible();
    const reason = dialog.getByRole('textbox', {
      name: matching(messages.printDifferences.reason),
    });
    await userEvent.type(reason, 'Nuevo escudo');
    await pressPrint(dialog, context);
    await dialog.findAllByText(filled(messages.documentPrinting.done, { count: 142 }));
  },
});

export const Printing = meta.story({
  name: 'En curso',
  beforeEach: ({ msw }) =>
    msw.use(answer('POST /api/documents/check', []), never('POST /api/documents')),
  play: async (context) => {
    const dialog = await openPrint(context);
    await pressPrint(dialog, context);
    await expect(
      await dialog.findByRole('button', { name: messages.documentPrinting.pause }),
    ).toBeEnabled();
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '142');
  },
});

export const Stopped = meta.story({
  name: 'Se detuvo, y se reanuda',
  beforeEach: ({ msw }) =>
    msw.use(
      answer('POST /api/documents/check', []),
      failWith('POST /api/documents', { status: 503 }, { once: true }),
    ),
  parameters: { expectedErrors: ['503'] },
  play: async (context) => {
    const dialog = await openPrint(context);
    await pressPrint(dialog, context);
    await expect(
      await dialog.findByRole('button', { name: messages.documentPrinting.resume }),
    ).toBeEnabled();
    await expect(dialog.getByText(/ 1 (?:de|of) 142/)).toBeVisible();
  },
});

export const StoppedInAFile = meta.story({
  name: 'El servidor se detuvo a mitad de un archivo',
  beforeEach: ({ msw }) => {
    const values = { reached: 27, total: 100, record: '0159' };
    const error = refusalMessage({ id: 'printFailed', values });
    msw.use(
      answer('POST /api/documents/check', []),
      failWith('POST /api/documents', { status: 500, error }, { once: true }),
    );
  },
  parameters: { expectedErrors: ['500'] },
  play: async (context) => {
    const dialog = await openPrint(context);
    await pressPrint(dialog, context);
    await expect(
      await dialog.findByText(/se detuvo en el documento 27 de 100, con acta 0159\./),
    ).toBeVisible();
    await expect(dialog.getByText(/ 1 (?:de|of) 142/)).toBeVisible();
  },
});

export const LostAnswer = meta.story({
  name: 'Se perdió la respuesta: pregunta si llegó antes de imprimir una copia',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    const error = refusals.printJobEnded.message;
    msw.use(
      answer('POST /api/documents/check', []),
      noAnswer('POST /api/documents', { once: true }),
      failWith('POST /api/documents', { status: 409, error }, { once: true }),
    );
  },
  parameters: { expectedErrors: ['409', 'ERR_FAILED', 'Failed to fetch'] },
  play: async (context) => {
    const { userEvent } = context;
    using downloads = recordDownloads();
    const dialog = await openPrint(context);
    await pressPrint(dialog, context);
    await userEvent.click(
      await dialog.findByRole('button', { name: messages.documentPrinting.resume }),
    );
    await expect(await dialog.findByText(messages.documentPrinting.arrivedQuestion)).toBeVisible();
    await expect(await downloads.files()).toHaveLength(0);
    await userEvent.click(
      dialog.getByRole('button', { name: messages.documentPrinting.printCopy }),
    );
    await dialog.findAllByText(filled(messages.documentPrinting.done, { count: 142 }));
    await expect(await downloads.files()).toHaveLength(2);
  },
});

export const Asks = meta.story({
  name: 'Pregunta si llegó un archivo que ya no se envía otra vez',
  beforeEach: ({ msw }) => {
    const error = refusals.printJobEnded.message;
    msw.use(
      answer('POST /api/documents/check', []),
      failWith('POST /api/documents', { status: 409, error }),
    );
  },
  parameters: { expectedErrors: ['409'] },
  play: async (context) => {
    const dialog = await openPrint(context);
    await pressPrint(dialog, context);
    await expect(await dialog.findByText(messages.documentPrinting.arrivedQuestion)).toBeVisible();
    const { arrived, printCopy } = messages.documentPrinting;
    await expect(dialog.getByRole('button', { name: arrived })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: printCopy })).toBeEnabled();
  },
});

export const FileArrived = meta.story({
  name: 'El archivo había llegado: sigue con el próximo',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    const error = refusals.printJobEnded.message;
    msw.use(
      answer('POST /api/documents/check', []),
      failWith('POST /api/documents', { status: 409, error }, { once: true }),
    );
  },
  parameters: { expectedErrors: ['409'] },
  play: async (context) => {
    using downloads = recordDownloads();
    const dialog = await openPrint(context);
    await pressPrint(dialog, context);
    await context.userEvent.click(
      await dialog.findByRole('button', { name: messages.documentPrinting.arrived }),
    );
    await dialog.findAllByText(filled(messages.documentPrinting.done, { count: 142 }));
    await expect(await downloads.files()).toHaveLength(1);
  },
});

export const CheckFailed = meta.story({
  name: 'No se pudieron comprobar, y se comprueban al reanudar',
  tags: ['behavior'],
  beforeEach: ({ msw }) =>
    msw.use(
      failWith('POST /api/documents/check', { status: 503 }, { once: true }),
      answer('POST /api/documents/check', [
        { title_id: null, problem: { kind: 'missing-image', block: 1, image: 'escudo' } },
      ]),
    ),
  parameters: { expectedErrors: ['503'] },
  play: async (context) => {
    const dialog = await openPrint(context);
    await pressPrint(dialog, context);
    await context.userEvent.click(
      await dialog.findByRole('button', { name: messages.documentPrinting.resume }),
    );
    await expect(
      await dialog.findByRole('button', { name: messages.documentPrinting.printAnyway }),
    ).toBeEnabled();
  },
});

export const OneTitle = meta.story({
  name: 'Un título, y su registro de impresiones',
  tags: ['behavior'],
  beforeEach: ({ msw }) => msw.use(answer('POST /api/documents/check', [])),
  play: async (context) => {
    const { canvas, userEvent } = context;
    using downloads = recordDownloads();
    const [first] = await canvas.findAllByRole('rowheader');
    const row = first?.textContent ?? '';
    await userEvent.click(
      canvas.getByRole('button', { name: filled(messages.titles.printRow, { row }) }),
    );
    const name = matching(messages.documentPrinting.document);
    await userEvent.click(await screen.findByRole('combobox', { name }));
    const dialog = within(screen.getByRole('dialog'));
    const [option] = await screen.findAllByRole('option');
    await userEvent.click(option ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: messages.documentPrinting.print }));
    await dialog.findAllByText(filled(messages.documentPrinting.done, { count: 1 }));
    await expect(await downloads.files()).toHaveLength(1);
    const [close] = await dialog.findAllByRole('button', { name: messages.documentPrinting.close });
    await userEvent.click(close ?? document.body);
    await userEvent.click(
      canvas.getByRole('button', { name: filled(messages.titles.view, { row }) }),
    );
    const detail = within(await screen.findByRole('dialog'));
    await expect(
      await detail.findByRole('heading', { name: messages.documentPrinting.log }),
    ).toBeVisible();
    await expect(await detail.findByText(/, original$/)).toBeVisible();
  },
});

export const NotOffered = meta.story({
  name: 'Un servidor sin documentos',
  tags: ['behavior'],
  args: { extras: [] },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await expect(
      canvas.queryByRole('button', { name: messages.documentPrinting.printMany }),
    ).toBeNull();
  },
});
