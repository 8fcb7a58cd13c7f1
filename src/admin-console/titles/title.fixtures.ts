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
