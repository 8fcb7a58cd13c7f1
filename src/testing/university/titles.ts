import { byRegister } from '../../domain/registers.ts';
import { inRegisterOrder, nextNumber, numberSeries } from '../../domain/registry/numbering.ts';
import { addDays, momentOf } from './calendar.ts';
import type { CeremonyPlan } from './ceremonies.ts';
import type { Catalogues } from './faculties-and-careers.ts';
import { numberedRows } from './numbered-rows.ts';
import type { ApplicationRow, TitleRow } from './rows.ts';

function degreeFor(
  application: ApplicationRow,
  { degreeTitles }: Pick<Catalogues, 'degreeTitles'>,
): string | null {
  const entry = degreeTitles.find(
    (row) => row.career_id === application.career_id && row.gender_id === application.gender_id,
  );
  return entry?.title_name ?? null;
}

function issueFor(
  plan: CeremonyPlan,
  applications: readonly ApplicationRow[],
  catalogues: Catalogues,
): Omit<TitleRow, 'id'>[] {
  const { ceremony } = plan;
  const graduates = numberedRows(
    applications.filter((row) => row.ceremony_id === ceremony.id && row.status === 'CONFIRMADA'),
    catalogues.careers,
  );
  const numbers = byRegister((register) =>
    numberSeries(graduates, register, nextNumber(ceremony[`${register}_initial`], [])),
  );
  const issuedAt = momentOf(addDays(ceremony.ceremony_date, 3), 15 * 60);
  return inRegisterOrder(graduates, 'record').map(({ row: application }) => ({
    application_id: application.id,
    issue_date: ceremony.ceremony_date,
    degree_title: degreeFor(application, catalogues),
    record_registry: numbers.record.get(application.id)?.number ?? '',
    assigned_registry: numbers.assigned.get(application.id)?.number ?? '',
    folio_registry: numbers.folio.get(application.id)?.number ?? '',
    notes: null,
    created_at: issuedAt,
    updated_at: issuedAt,
  }));
}

/** The titles of the acts whose bulk issue is done, numbered in three series. */
export function issueTitles(
  plans: readonly CeremonyPlan[],
  applications: readonly ApplicationRow[],
  catalogues: Catalogues,
): TitleRow[] {
  return plans
    .filter((plan) => plan.issued)
    .flatMap((plan) => issueFor(plan, applications, catalogues))
    .map((title, index) => ({ id: index + 1, ...title }));
}
