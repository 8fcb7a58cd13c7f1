import {
  createFakeUniversity,
  type DemoUniversity,
  demoPassword,
  type FakeUniversity,
} from 'birrete/testing';
import { testToday } from '../../examples/api/testing/test-api.ts';
import { type Kind, KnownRows, type Pair } from './refs.ts';

/** The users that sign in, with their ids. The last one stays inactive. */
export const userIds = { admin: 1, registro: 2, consulta: 3, directora: 4 } as const;

/** A small university with the day of the reference API's clock, two faculties and a user of each kind. */
export function createStartUniversity(): FakeUniversity {
  const university = createFakeUniversity({ data: 'smallFaculty', today: testToday });
  const { rows, passwords } = university;
  rows.faculties.push({ id: 2, name: 'Facultad de Medicina' });
  rows.users.push(
    user(userIds.consulta, 'consulta', 3, true),
    user(userIds.directora, 'directora', 1, true),
    user(5, 'jubilada', 2, false),
  );
  for (const { id } of rows.users) passwords.set(id, demoPassword);
  return university;
}

function user(id: number, username: string, role_id: number, is_active: boolean) {
  const email = `${username}@universidad.edu`;
  return { id, username, email, full_name: `Usuaria ${username}`, role_id, is_active };
}

/** The ids of the starting rows: the reference API numbers them from 1 in their order. */
export function knownRowsOf(rows: DemoUniversity): KnownRows {
  const pairsOf = (kind: Kind): Pair[] =>
    rows[kind].map(({ id }, index) => ({ fake: id, reference: index + 1 }));
  return new KnownRows(
    {
      ceremonies: pairsOf('ceremonies'),
      applications: pairsOf('applications'),
      faculties: pairsOf('faculties'),
      careerTypes: pairsOf('careerTypes'),
      careers: pairsOf('careers'),
      degreeTitles: pairsOf('degreeTitles'),
      users: pairsOf('users'),
    },
    rows.applications.map((row) => row.application_code),
  );
}
