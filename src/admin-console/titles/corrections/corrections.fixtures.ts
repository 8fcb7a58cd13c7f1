import type { TitleEntryAnswer } from '#contract/corrections.ts';
import { byRegister } from '#domain/registers.ts';
import {
  advanceRegistryNumber,
  formatRegistryNumber,
  parseRegistryNumber,
} from '#domain/registry/registry-number.ts';
import type { FakeUniversity } from '#testing/fake-api/fake-university.ts';

/** The resolution of the corrections in stories. */
export const annulment = {
  resolution_number: 'CU-0099-2026',
  resolution_date: '2026-06-02',
  resolution_body: 'Consejo Universitario',
  resolution_reason: 'Se emitió sin que la persona hubiera terminado sus estudios.',
  entered_by: 'Mariela Josefina Rondón Graterol',
  created_at: '2026-06-12T14:00:00.000Z',
} as const satisfies Partial<TitleEntryAnswer>;

function titleAt({ rows }: FakeUniversity, folio: string) {
  const title = rows.titles.find(({ folio_registry }) => folio_registry === folio);
  if (title === undefined) throw new Error(`No title has the folio ${folio}`);
  return title;
}

/** Puts the title with a folio on hold, as another administrator would. */
export function holdTitle(university: FakeUniversity, folio: string): void {
  university.titleHolds.unshift({
    id: university.titleHolds.length + 1,
    title_id: titleAt(university, folio).id,
    kind: 'held',
    reason: 'Se revisa el acta de una asignatura.',
    entered_by: annulment.entered_by,
    created_at: annulment.created_at,
  });
}

/** Annuls the title with a folio, as another administrator would. */
export function annulTitle(university: FakeUniversity, folio: string): void {
  university.titleEntries.unshift({
    ...annulment,
    id: university.titleEntries.length + 1,
    title_id: titleAt(university, folio).id,
    kind: 'annulled',
    replacing_title_id: null,
  });
}

/** Rectifies the title with a folio: another one with the next free numbers replaces it. */
export function rectifyTitle(university: FakeUniversity, folio: string): void {
  const { titles, ceremonies } = university.rows;
  const title = titleAt(university, folio);
  const ceremony = ceremonies.find(({ id }) => id === title.ceremony_id);
  const next = byRegister((register) => {
    const taken = titles.map((row) => row[`${register}_registry`]);
    let number = parseRegistryNumber(ceremony?.[`${register}_initial`] ?? '');
    while (number !== undefined && taken.includes(formatRegistryNumber(number))) {
      number = advanceRegistryNumber(number, 1);
    }
    return number === undefined ? '' : formatRegistryNumber(number);
  });
  const id = Math.max(...titles.map((row) => row.id)) + 1;
  titles.push({
    ...title,
    id,
    last_name: 'Ñáñez',
    record_registry: next.record,
    assigned_registry: next.assigned,
    folio_registry: next.folio,
    created_at: annulment.created_at,
    predecessor_id: title.id,
  });
  university.titleEntries.unshift({
    ...annulment,
    id: university.titleEntries.length + 1,
    title_id: title.id,
    kind: 'rectified',
    replacing_title_id: id,
  });
}
