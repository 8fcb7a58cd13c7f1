import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { TitlesSection } from '#admin-console/titles/titles-section.tsx';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { recordDownloads } from '#ui/save-file/recorded-downloads.ts';
import { announceHandovers, leftTitle, openBook, proxyTitle } from '../handover-steps.fixtures.ts';

const meta = preview.meta({
  title: 'Consola/Títulos/Libro de entregas',
  ...sectionStory('/admin/titles', <TitlesSection />),
  beforeEach: (context) => {
    sessionStorage.clear();
    announceHandovers(context);
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];
type Book = ReturnType<typeof within>;

async function show(
  { userEvent }: Pick<Context, 'userEvent'>,
  book: Book,
  view: 'pending' | 'overdue' | 'delivered',
) {
  await userEvent.click(
    book.getByRole('combobox', { name: matching(messages.titleHandover.show) }),
  );
  const name = messages.titleHandover[view];
  await userEvent.click(await book.findByRole('option', { name }));
}

/** The count below the table; a live region repeats it a moment later. */
function counted(book: Book, count: number) {
  const text = filled(messages.titleHandover.count, { count });
  return book.findByText(text, { exact: false, selector: 'p' });
}

export const Default = meta.story({
  name: 'Por entregar',
  play: async (context) => {
    const book = await openBook(context);
    await expect(await counted(book, 16)).toBeVisible();
    await expect(await book.findByText(leftTitle.name)).toBeVisible();
    await expect(book.queryByText(proxyTitle.name)).toBeNull();
    const record = messages.titleHandover.record;
    await expect(book.getByRole('button', { name: record })).toBeDisabled();
  },
});

export const OnAPhone = meta.story({
  name: 'Los botones en un teléfono',
  tags: ['behavior'],
  globals: { viewport: { value: 'w360' } },
  play: async (context) => {
    const book = await openBook(context);
    await counted(book, 16);
    const { exportCsv, print, close, record } = messages.titleHandover;
    const topOf = (name: string) =>
      book.getAllByRole('button', { name }).at(-1)?.getBoundingClientRect().top;
    await expect(topOf(print)).toBe(topOf(exportCsv));
    await expect(topOf(record)).toBe(topOf(close));
  },
});

export const Overdue = meta.story({
  name: 'Sin retirar',
  play: async (context) => {
    const book = await openBook(context);
    await show(context, book, 'overdue');
    const note = filled(messages.titleHandover.overdueText, { count: 180 });
    await expect(await book.findByText(note, { exact: false })).toBeVisible();
    await expect(await book.findByText(leftTitle.name)).toBeVisible();
  },
});

export const Delivered = meta.story({
  name: 'Entregados',
  play: async (context) => {
    const book = await openBook(context);
    await show(context, book, 'delivered');
    await expect(await counted(book, 126)).toBeVisible();
    await context.userEvent.type(book.getByRole('searchbox'), 'Ramón');
    const proxy = filled(messages.titleHandover.byProxy, { name: 'Ramón Toro' });
    await expect(await book.findByText(proxy)).toBeVisible();
    await expect(book.queryByRole('checkbox')).toBeNull();
  },
});

export const Selected = meta.story({
  name: 'Selección',
  play: async (context) => {
    const { userEvent } = context;
    const book = await openBook(context);
    const [first, second] = await book.findAllByRole('checkbox');
    if (first !== undefined) await userEvent.click(first);
    if (second !== undefined) await userEvent.click(second);
    const name = filled(messages.titleHandover.recordSelected, { count: 2 });
    await expect(await book.findByRole('button', { name })).toBeEnabled();
  },
});

export const RecordsSeveral = meta.story({
  name: 'Registrar varias',
  tags: ['behavior', 'journey'],
  play: async (context) => {
    const { userEvent } = context;
    const book = await openBook(context);
    const all = filled(messages.titleHandover.selectAll, { count: 16 });
    await userEvent.click(await book.findByRole('button', { name: all }));
    const several = filled(messages.titleHandover.recordSelected, { count: 16 });
    await userEvent.click(await book.findByRole('button', { name: several }));
    const title = messages.titleHandover.record;
    const form = within(await screen.findByRole('dialog', { name: title }));
    await expect(form.getByRole('radio', { name: messages.titleHandover.graduates })).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: title }));
    await expect(
      await screen.findByText(filled(messages.titleHandover.recorded, { count: 16 })),
    ).toBeVisible();
    const again = within(await screen.findByRole('dialog', { name: messages.titleHandover.title }));
    await expect(await again.findByText(messages.titleHandover.nonePending)).toBeVisible();
  },
});

export const NoneFound = meta.story({
  name: 'Ninguno coincide',
  play: async (context) => {
    const book = await openBook(context);
    await counted(book, 16);
    await context.userEvent.type(book.getByRole('searchbox'), 'nadie así');
    await expect(await book.findByText(messages.titleHandover.noneFound)).toBeVisible();
    const print = book.getByRole('button', { name: messages.titleHandover.print });
    await expect(print).toBeDisabled();
  },
});

export const Empty = meta.story({
  name: 'Todavía ninguna entrega',
  beforeEach: (context) => {
    announceHandovers(context).handovers.splice(0);
  },
  play: async (context) => {
    const book = await openBook(context);
    await expect(await counted(book, 142)).toBeVisible();
    await show(context, book, 'delivered');
    await expect(await book.findByText(messages.titleHandover.noneDelivered)).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  beforeEach: ({ msw }) => {
    msw.use(never('GET /api/handovers'));
  },
  play: async (context) => {
    const book = await openBook(context);
    await expect(book.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    const csv = book.getByRole('button', { name: messages.titleHandover.exportCsv });
    await expect(csv).toBeDisabled();
  },
});

export const Failed = meta.story({
  name: 'Error al cargar',
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/handovers', { status: 500 }));
  },
  play: async (context) => {
    const book = await openBook(context);
    await expect(await book.findByText(messages.consoleLists.handovers)).toBeVisible();
    await expect(book.getByRole('button', { name: messages.console.retry })).toBeEnabled();
  },
});

export const WithoutPermission = meta.story({
  name: 'Sin permiso para registrar',
  args: { can: (action) => action !== 'titles.hand-over' },
  play: async (context) => {
    const book = await openBook(context);
    await counted(book, 16);
    await expect(book.queryByRole('checkbox')).toBeNull();
    await expect(book.queryByRole('button', { name: messages.titleHandover.record })).toBeNull();
  },
});

export const Exports = meta.story({
  name: 'Exportar',
  tags: ['behavior'],
  play: async (context) => {
    using downloads = recordDownloads();
    const book = await openBook(context);
    await show(context, book, 'delivered');
    await context.userEvent.type(book.getByRole('searchbox'), 'Ramón Toro');
    await counted(book, 1);
    await context.userEvent.click(
      book.getByRole('button', { name: messages.titleHandover.exportCsv }),
    );
    await waitFor(async () => expect(await downloads.files()).toHaveLength(1));
    const [file] = await downloads.files();
    const [header = '', line = ''] = new TextDecoder().decode(file?.bytes).split('\r\n');
    await expect(header).toContain(messages.titleHandover.authority);
    await expect(line).toContain(proxyTitle.name);
    await expect(line).toContain('V-6200508');
    await expect(line).toContain('2025-04-21');
  },
});

export const Prints = meta.story({
  name: 'Imprimir',
  tags: ['behavior'],
  play: async (context) => {
    const print = fn();
    const book = await openBook(context);
    await counted(book, 16);
    const append = spyOn(document.body, 'append').mockImplementation((node) => {
      document.body.appendChild(node as Node);
      if (node instanceof HTMLIFrameElement && node.contentWindow !== null) {
        node.contentWindow.print = print;
      }
    });
    await context.userEvent.click(book.getByRole('button', { name: messages.titleHandover.print }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    append.mockRestore();
    const frame = document.querySelector<HTMLIFrameElement>(
      `iframe[title="${messages.titleHandover.sheetTitle}"]`,
    );
    const sheet = frame?.contentDocument;
    await expect(sheet?.querySelectorAll('tbody tr')).toHaveLength(16);
    await expect(sheet?.querySelectorAll('h2')).toHaveLength(3);
    await expect(sheet?.body).toHaveTextContent(leftTitle.name);
  },
});

/** A server of the API contract receives no further request, and nothing is added. */
export const NotAnnounced = meta.story({
  name: 'Sin anunciar',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    msw.use(...graduationHandlers());
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    const book = messages.titles.handoverBook;
    await expect(canvas.queryByRole('button', { name: book })).toBeNull();
    await expect(
      canvas.queryByRole('button', { name: matching(messages.titles.handOver) }),
    ).toBeNull();
  },
});
