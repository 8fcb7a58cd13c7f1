import type { User } from '../../api/users/users.ts';
import type { Career } from '../../domain/degree/career.ts';
import type { DegreeTitle } from '../../domain/degree/degree-title.ts';

/** A career; each test sets only the fields that it is about. */
export function aCareer(change: Partial<Career> = {}): Career {
  return {
    id: 1,
    name: 'Química',
    typeId: 1,
    typeName: 'Pregrado',
    facultyId: 1,
    facultyName: 'Facultad de Ciencias',
    isActive: true,
    recordOrder: 0,
    assignedOrder: 0,
    folioOrder: 0,
    ...change,
  };
}

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
