import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { COLS, expose, matchIndexed, ROW_H, type StageRow, VIEW_H } from './stage.ts';

const pageSize = 50;

function cellOf(field: (typeof COLS)[number][0], row: StageRow) {
  switch (field) {
    case 'code':
      return <span data-code={row.code}>{row.code}</span>;
    case 'status':
      return <span className="badge">{row.status}</span>;
    case 'actions':
      return (
        <span>
          <button type="button">Ver</button> <button type="button">Editar</button>
        </span>
      );
    default:
      return row[field];
  }
}

/** The baseline: fifty rows a page, unstyled cells only. */
function Plain({ rows }: { readonly rows: readonly StageRow[] }) {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(0);
  const found = useMemo(() => matchIndexed(rows, query), [rows, query]);
  const search = (text: string) => {
    setQuery(text);
    setPage(0);
  };
  return (
    <main>
      <label htmlFor="q">Buscar</label>
      <input id="q" type="search" value={query} onChange={(event) => search(event.target.value)} />
      <output>{found.length}</output>
      <div style={{ height: VIEW_H, overflow: 'auto' }}>
        <table>
          <thead>
            <tr>
              {COLS.map(([field, header, width]) => (
                <th key={field} style={{ width }}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.slice(page * pageSize, (page + 1) * pageSize).map((row) => (
              <tr key={row.id} style={{ height: ROW_H }}>
                {COLS.map(([field]) => (
                  <td key={field}>{cellOf(field, row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button type="button" onClick={() => setPage(page + 1)}>
        Siguiente
      </button>
    </main>
  );
}

expose((element, rows) => {
  createRoot(element).render(<Plain rows={rows} />);
});
