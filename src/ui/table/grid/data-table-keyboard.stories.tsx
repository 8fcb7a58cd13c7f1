import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { focused } from '#storybook/focused.ts';
import preview from '#storybook/preview.tsx';
import { TrashIcon } from '#ui/icon/action-icons.tsx';
import { DataTable } from '../data-table.tsx';
import { exampleRows } from '../example-rows.fixtures.ts';
import { ExampleTable } from '../example-table.fixtures.tsx';
import { RowActions } from '../row-actions.tsx';

const meta = preview.meta({
  title: 'Componentes/Tabla/Teclado',
  tags: ['behavior', '!autodocs'],
  component: ExampleTable,
  args: { count: 50_000, onAction: fn(), onRowOpen: fn() },
});

const firstCode = 'R-2026-00001';

export const Arrows = meta.story({
  name: 'Las flechas recorren las celdas',
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('gridcell', { name: firstCode })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getAllByRole('rowheader')[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getAllByRole('row')[2]?.lastElementChild).toHaveFocus();
    await userEvent.keyboard('{Home}{PageDown}');
    const row = focused()?.parentElement;
    await expect(Number(row?.getAttribute('aria-rowindex'))).toBeGreaterThan(6);
  },
});

export const FirstAndLast = meta.story({
  name: 'De la última fila a la primera',
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const last = canvas.getByText('R-2026-50000').closest('tr');
    await expect(last?.lastElementChild).toHaveFocus();
    await expect(canvas.getByText('R-2026-50000')).toBeVisible();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(canvas.getByRole('gridcell', { name: firstCode })).toHaveFocus();
  },
});

export const OneTabStop = meta.story({
  name: 'Un solo punto de tabulación',
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('gridcell', { name: firstCode })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(focused() as HTMLElement);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('gridcell', { name: firstCode })).toHaveFocus();
  },
});

export const IntoACell = meta.story({
  name: 'Enter entra en la celda, Escape sale',
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await userEvent.keyboard('{End}{Enter}');
    await expect(canvas.getByRole('button', { name: `Ver ${firstCode}` })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('edit', expect.objectContaining({ id: 1 }));
    await userEvent.keyboard('{Escape}{ArrowDown}{F2}');
    await expect(canvas.getByRole('button', { name: 'Ver R-2026-00002' })).toHaveFocus();
  },
});

export const EnterOpens = meta.story({
  name: 'Enter abre la fila',
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRowOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  },
});

export const SortKeepsFocus = meta.story({
  name: 'Ordenar conserva el foco',
  args: { count: 500 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    const button = canvas.getByRole('button', { name: 'Código' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByText('R-2026-00500')).toBeVisible();
    await expect(button).toHaveFocus();
  },
});

export const ScrolledAway = meta.story({
  name: 'El foco sigue en la fila que se desplaza',
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const cell = canvas.getByRole('gridcell', { name: 'R-2026-00002' });
    canvas.getByRole('grid').parentElement?.scrollTo({ top: 1_000_000 });
    await waitFor(() => expect(canvas.queryByText('R-2026-00010')).not.toBeInTheDocument());
    await expect(cell).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('gridcell', { name: 'R-2026-00003' })).toHaveFocus();
    await expect(canvas.getByRole('gridcell', { name: 'R-2026-00003' })).toBeVisible();
  },
});

export const MenuReturns = meta.story({
  name: 'El foco vuelve del menú a la fila',
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await userEvent.keyboard('{End}{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Aprobar' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    const button = canvas.getByRole('button', { name: `Más acciones de ${firstCode}` });
    await waitFor(() => expect(button).toHaveFocus());
  },
});

function Removable() {
  const [rows, setRows] = useState(() => exampleRows(3));
  const remove = (id: number) => setRows(rows.filter((row) => row.id !== id));
  return (
    <DataTable
      label="Filas"
      columns={[
        { id: 'code', header: 'Código', cell: (row) => row.code, isRowHeader: true },
        {
          id: 'actions',
          header: 'Acciones',
          isActions: true,
          cell: ({ id, code }) => (
            <RowActions
              actions={[
                {
                  id: 'remove',
                  label: `Eliminar ${code}`,
                  icon: <TrashIcon />,
                  tone: 'danger',
                  onAction: () => remove(id),
                },
              ]}
            />
          ),
        },
      ]}
      rows={rows}
      rowKey={(row) => row.id}
      state="ready"
      emptyText="No hay filas"
    />
  );
}

export const RemovedRow = meta.story({
  name: 'Una fila eliminada deja su foco',
  render: () => <Removable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}{Enter}');
    await expect(canvas.queryByText('R-2026-00002')).not.toBeInTheDocument();
    const actions = canvas.getByRole('button', { name: 'Eliminar R-2026-00003' });
    await expect(actions.closest('td')).toHaveFocus();
  },
});
