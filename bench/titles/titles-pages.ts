import type { Contender } from '../browser/contenders.ts';

const session = JSON.stringify({
  state: {
    token: 'a-token-of-the-benchmark',
    user: { full_name: 'Ana Ñáñez', username: 'ana', email: 'ana@universidad.edu', role_id: 1 },
    isAuthenticated: true,
  },
  version: 0,
});

/** The console at its list of issued titles, with a signed-in user. */
export const titlesList: Contender = {
  name: 'titles list',
  usableWhen: 'tbody tr td:nth-child(4)',
  source: `
    import { createRoot } from 'react-dom/client';
    import { AdminConsole, GraduationProvider } from 'birrete/admin-console';
    import { memoryRouter } from 'birrete/routing';
    localStorage.setItem('auth-storage', ${JSON.stringify(session)});
    localStorage.setItem('auth_token', 'a-token-of-the-benchmark');
    const router = memoryRouter('/admin/titles');
    createRoot(document.getElementById('root')).render(
      <GraduationProvider api={{ baseUrl: '' }} router={router}><AdminConsole /></GraduationProvider>
    );`,
};

/** The baseline: searches the same texts, ten rows a page, unstyled cells only. */
export const plainTitles: Contender = {
  name: 'plain titles',
  usableWhen: 'tbody tr td:nth-child(4)',
  source: `
    import { useMemo, useState } from 'react';
    import { createRoot } from 'react-dom/client';
    const fold = (text) => text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase();
    function Titles({ rows }) {
      const [query, setQuery] = useState('');
      const [page, setPage] = useState(0);
      const found = useMemo(() => {
        const words = fold(query).split(/\\s+/);
        return rows.filter((row) => words.every((word) => row.folded.includes(word)));
      }, [rows, query]);
      return (
        <main>
          <input type="search" value={query} onChange={(event) => { setQuery(event.target.value); setPage(0); }} />
          <table>
            <thead><tr>{['Estudiante', 'Carrera', 'Acto', 'Acta', 'Asignado', 'Folio'].map((name) => <th key={name}>{name}</th>)}</tr></thead>
            <tbody>
              {found.slice(page * 10, page * 10 + 10).map((row) => (
                <tr key={row.id}>
                  <td>{row.name}</td><td>{row.career_name}</td><td>{row.ceremony_name}</td>
                  <td>{row.record_registry}</td><td>{row.assigned_registry}</td><td>{row.folio_registry}</td>
                  <td><button type="button">Ver</button></td>
                </tr>
              ))}
            </tbody>
          </table>
          <output>{found.length}</output>
          <button type="button" onClick={() => setPage(page + 1)}>Siguiente</button>
        </main>
      );
    }
    fetch('/api/titles').then((answer) => answer.json()).then(({ data }) => {
      const rows = data.map((row) => {
        const name = row.first_name + ' ' + row.last_name + ' ' + row.second_last_name;
        const { application_code, career_name, id_number, record_registry, assigned_registry, folio_registry } = row;
        const texts = [application_code, name, career_name, id_number, record_registry, assigned_registry, folio_registry];
        return { ...row, name, folded: fold(texts.join(' ')) };
      });
      createRoot(document.getElementById('root')).render(<Titles rows={rows} />);
    });`,
};
