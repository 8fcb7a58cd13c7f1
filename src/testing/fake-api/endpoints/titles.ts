import { byRegister } from '../../../domain/registers.ts';
import { inRegisterOrder, nextNumber, numberSeries } from '../../../domain/registry/numbering.ts';
import { numberedRows } from '../../university/numbered-rows.ts';
import type {
  ApplicationRow,
  CeremonyRow,
  DemoUniversity,
  TitleRow,
} from '../../university/rows.ts';
import { ApiFailure, existing } from '../api-failure.ts';
import { adminCall, done, type Endpoint, type Exchange } from '../endpoint.ts';
import { fakeApiMessages } from '../fake-api.messages.ts';
import { nextIdOf } from '../fake-university.ts';
import { requiredDay } from '../request-body.ts';
import { wireTitle } from '../wire-rows.ts';
import { wireList } from '../wire-shape.ts';

/** Confirmed applications of the act that have no title yet: nothing is issued twice. */
function waitingFor(rows: DemoUniversity, ceremony: CeremonyRow): ApplicationRow[] {
  const issued = new Set(rows.titles.map((title) => title.application_id));
  return rows.applications.filter(
    (row) => row.ceremony_id === ceremony.id && row.status === 'CONFIRMADA' && !issued.has(row.id),
  );
}

function titlesOf(rows: DemoUniversity, ceremony: CeremonyRow): TitleRow[] {
  const own = new Set<number>();
  for (const row of rows.applications) if (row.ceremony_id === ceremony.id) own.add(row.id);
  return rows.titles.filter((title) => own.has(title.application_id));
}

function degreeFor(rows: DemoUniversity, graduate: ApplicationRow): string | null {
  const entry = rows.degreeTitles.find(
    (row) => row.career_id === graduate.career_id && row.gender_id === graduate.gender_id,
  );
  return entry?.title_name ?? null;
}

function issue({ university, id, body }: Exchange): TitleRow[] {
  const { rows } = university;
  const ceremony = existing(rows.ceremonies, id, fakeApiMessages.ceremonyMissing);
  if (ceremony.status !== 'COMPLETADO') {
    throw new ApiFailure(409, fakeApiMessages.ceremonyNotCompleted);
  }
  const issueDate = requiredDay(body, 'emission_date');
  const graduates = waitingFor(rows, ceremony);
  if (graduates.length === 0) throw new ApiFailure(409, fakeApiMessages.nothingToIssue);
  const numbered = numberedRows(graduates, rows.careers);
  const issued = titlesOf(rows, ceremony);
  const numbers = byRegister((register) => {
    const taken = issued.map((title) => title[`${register}_registry`]);
    return numberSeries(numbered, register, nextNumber(ceremony[`${register}_initial`], taken));
  });
  const firstId = nextIdOf(rows.titles);
  return inRegisterOrder(numbered, 'record').map(({ row: graduate }, index) => ({
    id: firstId + index,
    application_id: graduate.id,
    issue_date: issueDate,
    degree_title: degreeFor(rows, graduate),
    record_registry: numbers.record.get(graduate.id)?.number ?? '',
    assigned_registry: numbers.assigned.get(graduate.id)?.number ?? '',
    folio_registry: numbers.folio.get(graduate.id)?.number ?? '',
    notes: null,
    created_at: university.now(),
    updated_at: university.now(),
  }));
}

export const titleEndpoints: readonly Endpoint[] = [
  adminCall('GET /api/titles', ({ university: { rows }, shape }) => ({
    json: wireList(
      shape,
      rows.titles.map((row) => wireTitle(shape, rows, row)),
    ),
  })),
  adminCall('POST /api/titles/ceremony/{id}/bulk-emit', (exchange) => {
    const titles = issue(exchange);
    exchange.university.rows.titles.push(...titles);
    return done({ count: titles.length });
  }),
];
