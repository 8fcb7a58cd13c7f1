import type { Check } from '../check.ts';
import { demand } from '../check-result.ts';
import { demandFields, type FieldKind, fieldOf, idOf, listOf, type Row } from '../reading.ts';
import { isCeremonyStatus } from './public.ts';

type List = {
  path: string;
  kind: string;
  fields: Readonly<Record<string, FieldKind>>;
  each?: (row: Row) => void;
};

const applicationStatus = /^(pendiente|confirmad[oa]|rechazad[oa]|pending|confirmed|rejected)$/i;

/** Student fields may be flat or nested under `student`. */
function demandStudent(row: Row): void {
  for (const field of ['first_name', 'last_name', 'id_number', 'email']) {
    const value = fieldOf(row, `student.${field}`, field);
    demand(typeof value === 'string', `${field} is missing, flat and under student`);
  }
  const known = typeof row.status === 'string' && applicationStatus.test(row.status);
  demand(known, `status ${JSON.stringify(row.status)} is not known`);
}

function demandSafeUser(row: Row): void {
  const leaked = Object.keys(row).find((key) => /password|hash/i.test(key));
  demand(leaked === undefined, `a listed user carries ${leaked}`);
}

const lists: readonly List[] = [
  {
    path: '/api/ceremonies',
    kind: 'ceremony',
    fields: {
      name: 'text',
      ceremony_date: 'day',
      ceremony_location: 'text or nothing',
      record_initial: 'text or number',
      assigned_initial: 'text or number',
      folio_initial: 'text or number',
    },
    each: (row) => demand(isCeremonyStatus(row.status), `status ${row.status} is not known`),
  },
  {
    path: '/api/applications',
    kind: 'application',
    fields: { application_code: 'text', ceremony_name: 'text', career_name: 'text' },
    each: demandStudent,
  },
  {
    path: '/api/titles',
    kind: 'title',
    fields: {
      application_code: 'text',
      first_name: 'text',
      last_name: 'text',
      id_number: 'text',
      career_name: 'text',
      ceremony_name: 'text',
      issue_date: 'day or nothing',
      degree_title: 'text or nothing',
      record_registry: 'text or number',
      assigned_registry: 'text or number',
      folio_registry: 'text or number',
    },
  },
  {
    path: '/api/careers',
    kind: 'career',
    fields: { name: 'text', faculty_name: 'text or nothing' },
  },
  { path: '/api/faculties', kind: 'faculty', fields: { name: 'text' } },
  { path: '/api/career_types', kind: 'career_type', fields: { name: 'text' } },
  {
    path: '/api/degree-titles',
    kind: 'degree_title',
    fields: { career_id: 'number', gender_id: 'number', title_name: 'text' },
  },
  {
    path: '/api/users',
    kind: 'user',
    fields: { username: 'text', email: 'text', full_name: 'text or nothing', role_id: 'number' },
    each: demandSafeUser,
  },
];

export const listChecks: readonly Check[] = lists.map(({ path, kind, fields, each }) => ({
  id: `list-${kind.replace('_', '-')}`,
  section: 'Lists of the back office',
  effect: 'read',
  title: `GET ${path} lists rows with an id and the contract's fields`,
  async run(context) {
    const rows = listOf(await context.admin('GET', path));
    demandFields(`GET ${path}`, rows, fields);
    for (const row of rows) {
      idOf(row, kind);
      each?.(row);
    }
  },
}));
