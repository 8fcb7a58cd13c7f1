import { useMemo, useState } from 'react';
import { compareSpanish } from '#domain/text/spanish-order.ts';
import { Badge } from '../badge/badge.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { EditIcon, EllipsisIcon } from '../icon/action-icons.tsx';
import { EyeIcon } from '../icon/eye-icons.tsx';
import { MenuButton } from '../menu/menu-button.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { useSearch } from '../search-field/use-search.ts';
import { DataTable } from './data-table.tsx';
import type { CardRole, DataColumn, DataTableProps, TableSort } from './data-table-props.ts';
import { type ExampleRow, exampleRows } from './example-rows.fixtures.ts';
import { RowActions } from './row-actions.tsx';

interface ExampleTableProps
  extends Partial<Pick<DataTableProps<ExampleRow>, 'state' | 'height' | 'onRowOpen'>> {
  /** @default 12 */
  readonly count?: number;
  /** The rows on a phone. @default 'blocks' */
  readonly phone?: 'blocks' | 'cards';
  readonly onAction: (action: string, row: ExampleRow) => void;
}

const tones = { Pendiente: 'warning', Confirmada: 'success', Rechazada: 'danger' } as const;
const texts = {
  table: 'Filas',
  search: 'Buscar',
  empty: 'No hay filas',
} as const;

function columnsFor(onAction: ExampleTableProps['onAction']): readonly DataColumn<ExampleRow>[] {
  return [
    { id: 'code', header: 'Código', cell: (row) => row.code, isSortable: true },
    {
      id: 'name',
      header: 'Nombre',
      cell: (row) => row.name,
      width: 'minmax(11em, 2fr)',
      isRowHeader: true,
      isSortable: true,
    },
    { id: 'number', header: 'Número', cell: (row) => row.number, align: 'end' },
    { id: 'group', header: 'Grupo', cell: (row) => row.group, width: 'minmax(9em, 1.5fr)' },
    {
      id: 'status',
      header: 'Estado',
      width: 'minmax(9em, 1fr)',
      cell: (row) => <Badge tone={tones[row.status]}>{row.status}</Badge>,
    },
    { id: 'date', header: 'Fecha', cell: (row) => row.date, width: '7em' },
    {
      id: 'actions',
      header: 'Acciones',
      width: '10em',
      isActions: true,
      cell: (row) => <ExampleActions row={row} onAction={onAction} />,
    },
  ];
}

function ExampleActions({
  row,
  onAction,
}: Pick<ExampleTableProps, 'onAction'> & { readonly row: ExampleRow }) {
  const act = (action: string) => () => onAction(action, row);
  return (
    <>
      <RowActions
        actions={[
          { id: 'view', label: `Ver ${row.code}`, icon: <EyeIcon />, onAction: act('view') },
          { id: 'edit', label: `Editar ${row.code}`, icon: <EditIcon />, onAction: act('edit') },
        ]}
      />
      <MenuButton
        key={row.id}
        label={`Más acciones de ${row.code}`}
        items={[
          { id: 'approve', label: 'Aprobar', onAction: act('approve') },
          { id: 'reject', label: 'Rechazar', onAction: act('reject') },
        ]}
      >
        <EllipsisIcon />
      </MenuButton>
    </>
  );
}

const rowTexts = (row: ExampleRow) => [row.code, row.name, row.number];

const roles: Readonly<Record<string, CardRole>> = {
  code: 'key',
  group: 'text',
  number: 'fact',
  status: 'mark',
};

function withRoles(columns: ReturnType<typeof columnsFor>) {
  return columns.map((column) => ({ ...column, card: roles[column.id] }));
}

/** Uses the table like a section: it searches and sorts, and the table shows the result. For stories. */
export function ExampleTable({ count = 12, state = 'ready', ...props }: ExampleTableProps) {
  const { onAction, phone } = props;
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<TableSort>();
  const rows = useMemo(() => sorted(exampleRows(count), sort), [count, sort]);
  const columns = useMemo(() => {
    const plain = columnsFor(onAction);
    return phone === 'cards' ? withRoles(plain) : plain;
  }, [onAction, phone]);
  const found = useSearch(rows, rowTexts, query);
  return (
    <div style={{ display: 'grid', gap: '1em', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SearchField label={texts.search} value={query} onChange={setQuery} />
      <DataTable
        label={texts.table}
        columns={columns}
        rows={found}
        rowKey={(row) => row.id}
        sort={sort}
        onSortChange={setSort}
        state={state}
        emptyText={<EmptyState title={texts.empty} />}
        height={props.height}
        onRowOpen={props.onRowOpen}
        view={query}
      />
    </div>
  );
}

function sorted(rows: readonly ExampleRow[], sort: TableSort | undefined): readonly ExampleRow[] {
  if (sort === undefined) return rows;
  const field = sort.columnId === 'name' ? 'name' : 'code';
  const ascending = rows.toSorted((a, b) => compareSpanish(a[field], b[field]));
  return sort.direction === 'ascending' ? ascending : ascending.toReversed();
}
