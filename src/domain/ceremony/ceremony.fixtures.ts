import type { Ceremony } from './ceremony.ts';

/** An open ceremony; each test sets only the fields that it is about. */
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
