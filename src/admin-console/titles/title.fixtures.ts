import type { IssuedTitle } from '../../domain/registry/issued-title.ts';

/** An issued title; each test sets only the fields that it is about. */
export function aTitle(change: Partial<IssuedTitle> = {}): IssuedTitle {
  return {
    id: 1,
    applicationCode: 'AG-2026-001',
    fullName: 'Ana Pérez Zea',
    idNumber: '18234567',
    careerName: 'Química',
    facultyName: 'Ciencias',
    ceremonyName: 'Acto de Grado Julio 2026',
    ceremonyDate: { year: 2026, month: 7, day: 10 },
    issueDate: { year: 2026, month: 7, day: 10 },
    degreeTitle: 'Licenciada en Química',
    registry: { record: '001', assigned: '301', folio: '0501' },
    notes: undefined,
    createdAt: undefined,
    updatedAt: undefined,
    ...change,
  };
}

/** Titles of one ceremony as a server sends them, numbered from 1. */
export function manyTitles(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    application_code: `AG-2026-${String(index + 1).padStart(3, '0')}`,
    first_name: `Persona ${index + 1}`,
    last_name: 'Pérez',
    career_name: index % 2 === 0 ? 'Química' : 'Física',
    ceremony_name: 'Acto de Grado Julio 2026',
    record_registry: String(index + 1).padStart(5, '0'),
    assigned_registry: String(index + 1),
    folio_registry: String(index + 1),
  }));
}
