import { createDemoUniversity } from '#testing/university/demo-university.ts';
import { givenNames, surnames } from '#testing/university/people/spanish-names.ts';

/** One row of GET /api/titles. */
export interface WireTitle {
  readonly id: number;
  readonly application_code: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly second_last_name: string;
  readonly id_number: string;
  readonly career_name: string;
  readonly faculty_name: string;
  readonly ceremony_name: string;
  readonly ceremony_date: string;
  readonly issue_date: string;
  readonly degree_title: string;
  readonly record_registry: string;
  readonly assigned_registry: string;
  readonly folio_registry: string;
}

const perCeremony = 1_000;

/** Titles of a number of graduates, a thousand per ceremony. Each acta is unique and identifies its row. */
export function drawTitles(count: number): readonly WireTitle[] {
  const { careers } = createDemoUniversity({ today: '2026-06-15' });
  const firstNames = [...givenNames[1], ...givenNames[2]];
  const pick = <T>(choices: readonly T[], step: number) => choices[step % choices.length] as T;
  return Array.from({ length: count }, (_, index) => {
    const ceremony = Math.floor(index / perCeremony);
    const day = new Date(Date.UTC(2026, 5, 15 - 30 * ceremony)).toISOString().slice(0, 10);
    const place = index * 7919;
    return {
      id: index + 1,
      application_code: `AG-${2026 - Math.floor(ceremony / 12)}-${index + 1}`,
      first_name: pick(firstNames, place),
      last_name: pick(surnames, Math.floor(place / firstNames.length)),
      second_last_name: pick(surnames, Math.floor(place / 31)),
      id_number: String(10_000_000 + ((place * 13) % 20_000_000)),
      career_name: pick(careers, Math.floor(index / 40)).name,
      faculty_name: 'Facultad de Ingeniería',
      ceremony_name: `Acto de Grado ${ceremony + 1}`,
      ceremony_date: day,
      issue_date: day,
      degree_title: 'Licenciada en Educación',
      record_registry: String(index + 1).padStart(6, '0'),
      assigned_registry: `A-${String(index + 1).padStart(6, '0')}`,
      folio_registry: String(Math.floor(index / 2) + 1).padStart(5, '0'),
    };
  });
}

/** The seven searched texts of a row. */
export function searchedTextsOf(title: WireTitle): readonly string[] {
  return [
    title.application_code,
    `${title.first_name} ${title.last_name} ${title.second_last_name}`,
    title.career_name,
    title.id_number,
    title.record_registry,
    title.assigned_registry,
    title.folio_registry,
  ];
}

/** The lists that the console's titles section requests. */
export function listsOf(titles: readonly WireTitle[]): ReadonlyMap<string, string> {
  const list = (data: readonly object[]) => JSON.stringify({ success: true, data });
  return new Map([
    ['/api/titles', list(titles)],
    ['/api/ceremonies', list([])],
    ['/api/careers', list([])],
    ['/api/applications', list([])],
  ]);
}
