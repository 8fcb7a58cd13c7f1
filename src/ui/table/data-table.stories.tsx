import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { ExampleTable } from './example-table.fixtures.tsx';

const meta = preview.meta({
  title: 'Componentes/Tabla',
  component: ExampleTable,
  args: { onAction: fn(), onRowOpen: fn() },
});

export const FewRows = meta.story({
  name: 'Pocas filas',
  args: { count: 4 },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Filas' });
    await expect(grid).toHaveAttribute('aria-rowcount', '5');
    await expect(within(grid).getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('rowheader', { name: 'María José Güell' })).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(messages.ui.loading));
  },
});

export const NothingToShow = meta.story({
  name: 'Sin filas',
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay filas')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        filled(messages.table.rowCount, { count: 0 }),
      ),
    );
  },
});

export const Sorted = meta.story({
  name: 'Ordenada por una columna',
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Código' });
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(canvas.getByRole('button', { name: 'Código' }));
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Código' }));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('R-2026-00012');
  },
});

export const Narrow = meta.story({
  name: 'Filas como bloques',
  args: { count: 12 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20em' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const cells = within(grid).getAllByRole('gridcell');
    const [code, number] = cells.map((cell) => cell.getBoundingClientRect());
    await expect(number?.top).toBeGreaterThan(code?.top ?? 0);
    await expect(canvas.getAllByText('R-2026-00001')).toHaveLength(1);

    const box = grid.parentElement;
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
});

export const Cards = meta.story({
  ...Narrow.input,
  name: 'Filas como tarjetas',
  args: { phone: 'cards' },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    const [first] = within(grid).getAllByRole('row').slice(1);
    if (first === undefined) throw new Error('There is no row.');
    const name = within(first).getByRole('rowheader');
    const [code, number, group, status, date] = within(first).getAllByRole('gridcell');
    if (!(code && number && group && status && date)) throw new Error('A cell is missing.');
    await expect(status.getBoundingClientRect().top).toBe(name.getBoundingClientRect().top);
    await expect(group.getBoundingClientRect().top).toBe(code.getBoundingClientRect().top);

    // The date has no place in the card: the keyboard shows it, with its label.
    await expect(date.getBoundingClientRect().width).toBe(1);
    await userEvent.click(number);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(date).toHaveFocus();
    await expect(date.getBoundingClientRect().width).toBeGreaterThan(100);
    await userEvent.keyboard('{ArrowRight}');
    await expect(date.getBoundingClientRect().width).toBe(1);

    const box = grid.parentElement;
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
});

export const ManyRows = meta.story({
  name: 'Cincuenta mil filas',
  tags: ['behavior'],
  args: { count: 50_000 },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '50001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);

    const box = grid.parentElement;
    box?.scrollTo({ top: box.scrollHeight });
    await waitFor(() => expect(canvas.getByText('R-2026-50000')).toBeVisible());

    await userEvent.type(canvas.getByRole('searchbox'), 'r-2026-00042');
    await expect(grid).toHaveAttribute('aria-rowcount', '2');
    await expect(canvas.getByText('R-2026-00042')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        filled(messages.table.rowCount, { count: 1 }),
      ),
    );
  },
});

export const ManyNarrowRows = meta.story({
  ...Narrow.input,
  name: 'Cincuenta mil filas como bloques',
  tags: ['behavior'],
  args: { count: 50_000 },
  globals: { colorScheme: 'dark' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('grid').parentElement;
    box?.scrollTo({ top: box.scrollHeight });
    await waitFor(() => expect(canvas.getByText('R-2026-50000')).toBeVisible());
  },
});

export const IconName = meta.story({
  name: 'El nombre de un botón, con el puntero, el teclado y el dedo',
  tags: ['behavior'],
  args: { count: 4 },
  play: async ({ args, canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: /^Editar / });
    if (button === undefined) throw new Error('There is no button.');
    const name = button.getAttribute('aria-label') ?? '';
    // The table watches its icons once it has been painted.
    await waitFor(async () => {
      await userEvent.unhover(button);
      await userEvent.hover(button);
      await expect(await screen.findByText(name, {}, { timeout: 1_000 })).toBeVisible();
    });
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());

    const cell = button.closest('td');
    if (cell === null) throw new Error('The button is in no cell.');
    await userEvent.click(cell);
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await expect(await screen.findByText(name)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());

    const finger = { keys: '[TouchA>]', target: button };
    await userEvent.pointer(finger);
    await expect(await screen.findByText(name)).toBeVisible();
    await userEvent.pointer({ keys: '[/TouchA]', target: button });
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});
