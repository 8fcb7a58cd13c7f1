import { addDays, momentOf } from './calendar.ts';
import type { CeremonyPlan } from './ceremonies.ts';
import type { Catalogues } from './faculties-and-careers.ts';
import { advanceNumber, inNumberingOrder, type RegistrySeries } from './registry-numbering.ts';
import type { ApplicationRow, CareerRow, TitleRow } from './rows.ts';

function numbersOf(
  applications: readonly ApplicationRow[],
  careers: readonly CareerRow[],
  series: RegistrySeries,
  initial: string,
): Map<number, string> {
  const ordered = inNumberingOrder(applications, careers, series);
  return new Map(
    ordered.map((application, index) => [application.id, advanceNumber(initial, index)]),
  );
}

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
  const { careers } = catalogues;
  const graduates = applications.filter(
    (row) => row.ceremony_id === ceremony.id && row.status === 'CONFIRMADA',
  );
  const record = numbersOf(graduates, careers, 'record', ceremony.record_initial);
  const assigned = numbersOf(graduates, careers, 'assigned', ceremony.assigned_initial);
  const folio = numbersOf(graduates, careers, 'folio', ceremony.folio_initial);
  const issuedAt = momentOf(addDays(ceremony.ceremony_date, 3), 15 * 60);
  return inNumberingOrder(graduates, careers, 'record').map((application) => ({
    application_id: application.id,
    issue_date: ceremony.ceremony_date,
    degree_title: degreeFor(application, catalogues),
    record_registry: record.get(application.id) ?? '',
    assigned_registry: assigned.get(application.id) ?? '',
    folio_registry: folio.get(application.id) ?? '',
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
