import type { UserRow } from './rows.ts';

/** The password of every demonstration user. Never a default of anything but demonstration data. */
export const demoPassword = 'birrete-demo';

/** Roles: 1 Super Admin, 2 Admin, 3 Usuario. Only the first is let into /admin. */
export const users: readonly UserRow[] = [
  {
    id: 1,
    username: 'admin',
    email: 'admin@universidad.edu',
    full_name: 'Mariela Josefina Rondón Graterol',
    role_id: 1,
    is_active: true,
  },
  {
    id: 2,
    username: 'registro',
    email: 'registro@universidad.edu',
    full_name: 'José Gregorio Peña Uzcátegui',
    role_id: 2,
    is_active: true,
  },
  {
    id: 3,
    username: 'consulta',
    email: 'consulta@universidad.edu',
    full_name: 'Ana Lucía Núñez Briceño',
    role_id: 3,
    is_active: true,
  },
  {
    id: 4,
    username: 'jubilada',
    email: 'carmen.ordonez@universidad.edu',
    full_name: 'Carmen Teresa Ordóñez Rivas',
    role_id: 2,
    is_active: false,
  },
];
