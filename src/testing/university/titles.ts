import { byRegister, type Register } from '#domain/registers.ts';
import { inRegisterOrder, nextNumber, numberSeries } from '#domain/registry/numbering/numbering.ts';
import { addDays, momentOf } from './calendar.ts';
import type { CeremonyPlan } from './ceremonies.ts';
import type { Catalogues } from './faculties-and-careers.ts';
import { numberedRows } from './numbered-rows.ts';
import type { ApplicationRow, CeremonyRow, TitleRow } from './rows.ts';

/** One bulk issue of a ceremony. */
export interface Issue {
  readonly ceremony: CeremonyRow;
  readonly graduates: readonly ApplicationRow[];
  /** The titles of the ceremony from earlier issues, whose numbers this one continues. */
  readonly issued: readonly TitleRow[];
  readonly issueDate: string;
  /** The moment, ISO 8601 in UTC. */
  readonly at: string;
}

/** The titles of an issue, numbered in three series, with everything that they show as of that day. */
export function titlesFor(
  catalogues: Catalogues,
  { ceremony, graduates, issued, issueDate, at }: Issue,
): Omit<TitleRow, 'id'>[] {
  const numbered = numberedRows(graduates, catalogues.careers);
  const numbers = byRegister((register) => {
    const taken = issued.map((title) => title[`${register}_registry`]);
    return numberSeries(numbered, register, nextNumber(ceremony[`${register}_initial`], taken));
  });
  const numberIn = (register: Register, row: ApplicationRow) =>
    numbers[register].get(row.id)?.number ?? '';
  return inRegisterOrder(numbered, 'record').map(({ row }) => ({
    ...frozen(catalogues, row, ceremony),
    issue_date: issueDate,
    record_registry: numberIn('record', row),
    assigned_registry: numberIn('assigned', row),
    folio_registry: numberIn('folio', row),
    notes: null,
    created_at: at,
    updated_at: at,
  }));
}

/** The person, career and ceremony of a title: later edits of them do not change it. */
function frozen(catalogues: Catalogues, row: ApplicationRow, ceremony: CeremonyRow) {
  const career = catalogues.careers.find(({ id }) => id === row.career_id);
  const faculty = catalogues.faculties.find(({ id }) => id === career?.faculty_id);
  const nomenclature = catalogues.degreeTitles.find(
    (entry) => entry.career_id === row.career_id && entry.gender_id === row.gender_id,
  );
  return {
    application_id: row.id,
    ceremony_id: ceremony.id,
    application_code: row.application_code,
    identification_type: row.identification_type,
    id_number: row.id_number,
    first_name: row.first_name,
    middle_name: row.second_name,
    third_name: row.third_name,
    last_name: row.last_name,
    second_last_name: row.second_last_name,
    career_name: career?.name ?? '',
    faculty_name: faculty?.name ?? '',
    ceremony_name: ceremony.name,
    ceremony_date: ceremony.ceremony_date,
    degree_title: nomenclature?.title_name ?? null,
  };
}

/** The titles of the ceremonies whose bulk issue is done. */
export function issueTitles(
  plans: readonly CeremonyPlan[],
  applications: readonly ApplicationRow[],
  catalogues: Catalogues,
): TitleRow[] {
  return plans
    .filter((plan) => plan.issued)
    .flatMap(({ ceremony }) =>
      titlesFor(catalogues, {
        ceremony,
        graduates: applications.filter(
          (row) => row.ceremony_id === ceremony.id && row.status === 'CONFIRMADA',
        ),
        issued: [],
        issueDate: ceremony.ceremony_date,
        at: momentOf(addDays(ceremony.ceremony_date, 3), 15 * 60),
      }),
    )
    .map((title, index) => ({ id: index + 1, ...title }));
}
