import type { Application, Student } from '../../domain/application/application.ts';
import type { Ceremony } from '../../domain/ceremony/ceremony.ts';

type Change = Partial<Omit<Application, 'student'>> & { readonly student?: Partial<Student> };

/** An application; each test sets only the fields that it is about. */
export function anApplication({ student, ...change }: Change = {}): Application {
  return {
    id: 1,
    code: 'AG-2026-001',
    status: 'pending',
    student: {
      name: { first: 'Ana', last: 'Pérez' },
      identificationType: 'V',
      idNumber: '18234567',
      email: 'ana@correo.universidad.edu',
      phone: undefined,
      dateOfBirth: { year: 2000, month: 5, day: 3 },
      placeOfBirth: 'Mérida',
      genderId: 2,
      ...student,
    },
    ceremony: { id: 1, name: 'Acto de Grado Julio 2026', date: undefined },
    career: { id: 7, name: 'Química', facultyName: 'Ciencias' },
    notes: undefined,
    appliedAt: undefined,
    updatedAt: undefined,
    ...change,
  };
}

export function aCeremony(change: Partial<Ceremony> = {}): Ceremony {
  return {
    id: 1,
    name: 'Acto de Grado Julio 2026',
    date: { year: 2026, month: 7, day: 10 },
    location: 'Aula Magna',
    description: undefined,
    status: 'open',
    initialNumbers: { record: '001', assigned: '301', folio: '0501' },
    ...change,
  };
}
