import { render, screen } from '@testing-library/react';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { WidgetFrame } from '#provider/widget-frame.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';

/** Renders a table of texts in a widget. @returns its grid, and the box in which it scrolls */
export async function openTable(
  props: Pick<DataTableProps<string>, 'label' | 'rows' | 'columns' | 'height'>,
) {
  render(
    <GraduationProvider api={{ baseUrl: '' }}>
      <WidgetFrame>
        <DataTable {...props} state="ready" rowKey={(row) => row} emptyText="No hay filas" />
      </WidgetFrame>
    </GraduationProvider>,
  );
  const grid = await screen.findByRole('grid', { name: props.label });
  const { parentElement: box } = grid;
  if (box === null) throw new Error('The table has no box');
  return { grid, box };
}
