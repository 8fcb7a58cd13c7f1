import type { Application, Student } from './application.ts';

/** Fields that differ from the defaults; the student's are merged. */
export type ApplicationChange = Partial<Omit<Application, 'student'>> & {
  readonly student?: Partial<Student>;
};

/** A pending application; each test sets only the fields that it is about. */
export function anApplication({ student, ...change }: ApplicationChange = {}): Application {
  return {
    id: 1,
    code: 'AG-2026-001',
    status: 'pending',
    student: {
      firstName: 'Ana',
      lastName: 'Pérez',
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
