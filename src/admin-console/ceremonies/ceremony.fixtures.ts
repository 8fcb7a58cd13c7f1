import type { Application } from '../../domain/application/application.ts';
import type { Ceremony } from '../../domain/ceremony/ceremony.ts';
import type { IssuedTitle } from '../../domain/registry/issued-title.ts';

/** A ceremony; each test sets only the fields that it is about. */
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

export function anApplication(change: Partial<Application> = {}): Application {
  return {
    id: 1,
    code: 'AG-2026-001',
    status: 'confirmed',
    student: {
      name: { first: 'Ana', last: 'Pérez' },
      identificationType: 'V',
      idNumber: '12345678',
      email: undefined,
      phone: undefined,
      dateOfBirth: undefined,
      placeOfBirth: undefined,
      genderId: 2,
    },
    ceremony: { id: 1, name: 'Acto de Grado Julio 2026', date: undefined },
    career: { id: 7, name: 'Química', facultyName: undefined },
    notes: undefined,
    appliedAt: undefined,
    updatedAt: undefined,
    ...change,
  };
}

export function aTitle(change: Partial<IssuedTitle> = {}): IssuedTitle {
  return {
    id: 1,
    applicationCode: undefined,
    fullName: 'Ana Pérez',
    idNumber: undefined,
    careerName: undefined,
    facultyName: undefined,
    ceremonyName: 'Acto de Grado Julio 2026',
    ceremonyDate: undefined,
    issueDate: undefined,
    degreeTitle: undefined,
    registry: { record: '001', assigned: '301', folio: '0501' },
    notes: undefined,
    createdAt: undefined,
    updatedAt: undefined,
    ...change,
  };
}
