import type { IssuedTitle } from './issued-title.ts';

/** An issued title; each test sets only the fields that it is about. */
export function aTitle(change: Partial<IssuedTitle> = {}): IssuedTitle {
  return {
    id: 1,
    applicationCode: 'AG-2026-001',
    fullName: 'Ana Pérez Zea',
    names: { firstName: 'Ana', lastName: 'Pérez', secondLastName: 'Zea' },
    idNumber: '18234567',
    careerName: 'Química',
    facultyName: 'Ciencias',
    ceremonyName: 'Acto de Grado Julio 2026',
    ceremonyDate: { year: 2026, month: 7, day: 10 },
    issueDate: { year: 2026, month: 7, day: 10 },
    degreeTitle: 'Licenciada en Química',
    registry: { record: '001', assigned: '301', folio: '0501' },
    verification: undefined,
    notes: undefined,
    createdAt: undefined,
    updatedAt: undefined,
    ...change,
  };
}
