import type { User } from '#api/users/users.ts';
import type { DegreeTitle } from '#domain/degree/degree-title.ts';

/** A nomenclature; each test sets only the fields that it is about. */
export function aNomenclature(change: Partial<DegreeTitle> = {}): DegreeTitle {
  return {
    id: 1,
    careerId: 1,
    careerName: 'Química',
    genderId: 1,
    genderName: 'Masculino',
    titleName: 'Licenciado en Química',
    ...change,
  };
}

export function aUser(change: Partial<User> = {}): User {
  return {
    id: 1,
    username: 'admin',
    email: 'admin@universidad.edu',
    fullName: 'Mariela Rondón',
    roleId: 1,
    roleName: 'Super Admin',
    isActive: true,
    ...change,
  };
}
