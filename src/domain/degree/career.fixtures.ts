import type { Career } from './career.ts';

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
