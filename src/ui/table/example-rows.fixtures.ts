/** A row of the table's stories. */
export interface ExampleRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly number: string;
  readonly group: string;
  readonly status: 'Pendiente' | 'Confirmada' | 'Rechazada';
  readonly date: string;
}

const givenNames = ['María José', 'Ana', 'Íñigo', 'José Gregorio', 'Belén', 'Luis Alejandro'];
const surnames = ['Pérez Ñáñez', 'Güell', 'De la Concepción Rodríguez', 'Núñez', 'Alvarado Ibáñez'];
const groups = ['Derecho', 'Ingeniería de Sistemas', 'Licenciatura en Educación Preescolar'];
const statuses = ['Pendiente', 'Confirmada', 'Rechazada'] as const;
const grouped = new Intl.NumberFormat('es-VE');

function nth<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('An empty list has no items.');
  return item;
}

/** Invented people, the same with each call. */
export function exampleRows(count: number): readonly ExampleRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    code: `R-2026-${String(index + 1).padStart(5, '0')}`,
    name: `${nth(givenNames, index)} ${nth(surnames, index * 3 + 1)}`,
    number: `V-${grouped.format(12_000_000 + ((index * 7919) % 9_000_000))}`,
    group: nth(groups, index * 5 + 2),
    status: nth(statuses, index * 7),
    date: `${String(1 + (index % 28)).padStart(2, '0')}/07/2026`,
  }));
}
