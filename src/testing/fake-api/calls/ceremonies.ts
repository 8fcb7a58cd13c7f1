import { isSameRegister } from '#domain/registry/numbering/register-policy.ts';
import { takenNumberFinder } from '#domain/registry/numbering/taken-number.ts';
import {
  refuseCeremonyChange,
  refuseCeremonyDeletion,
  refuseCeremonyYear,
  refuseNewCeremony,
} from '#register/ceremony/ceremony-rules.ts';
import { refuseIssue, refuseNumbering, refuseTakenNumber } from '#register/title/issue-rules.ts';
import type { CeremonyRow, TitleRow } from '#testing/university/rows.ts';
import { titlesFor } from '#testing/university/titles.ts';
import { titleAnswer } from '../answers.ts';
import { decline, demand } from '../declined-call.ts';
import { type Exchange, type Replies, todayOf } from '../exchange.ts';
import { findRow, nextId, removeRows, targetRow, wireVersion } from '../memory.ts';
import { noteIssue } from '../titles/issued-context.ts';
import { holderOf, policyOf, registerPlace } from '../titles/title-facts.ts';
import { verificationKeys } from './verification.ts';

function ceremonyOf(exchange: Exchange): CeremonyRow {
  return targetRow(exchange, 'ceremonies', 'ceremonyMissing', 'ceremonyChanged');
}

function titlesIn({ university: { rows } }: Exchange, { id }: CeremonyRow) {
  return rows.titles.filter(({ ceremony_id }) => ceremony_id === id);
}

function answer(exchange: Exchange, row: CeremonyRow) {
  return { ...row, ...wireVersion(exchange, row) };
}

type NewTitle = Omit<TitleRow, 'id'>;

/** @throws DeclinedCall 409 if a title of the same register has one of the numbers */
function demandFreeNumbers(exchange: Exchange, titles: readonly NewTitle[]): void {
  const policy = policyOf(exchange);
  const [first] = titles;
  if (first === undefined || policy === 'by-ceremony') return;
  const holders = exchange.university.rows.titles
    .filter((title) => isSameRegister(policy, registerPlace(first), registerPlace(title)))
    .map((title) => ({ registry: newRegistry(title), fullName: holderOf(title) }));
  const planned = titles.map(newRegistry);
  demand(refuseTakenNumber(planned.flatMap(takenNumberFinder(planned, holders))));
}

function newRegistry(title: NewTitle) {
  return {
    record: title.record_registry,
    assigned: title.assigned_registry,
    folio: title.folio_registry,
  };
}

/** Issues the titles of the confirmed applications that have none yet. */
const issueTitles: Replies<'issueTitles'>['issueTitles'] = (exchange) => {
  const { university, id, input } = exchange;
  const { rows } = university;
  const ceremony = findRow(rows.ceremonies, id);
  if (ceremony === undefined) throw decline('ceremonyNotFound');
  const confirmed = rows.applications.filter(
    (row) => row.ceremony_id === id && row.status === 'CONFIRMADA',
  );
  demand(refuseIssue(ceremony.status === 'COMPLETADO', confirmed.length));
  const withTitle = new Set(rows.titles.map(({ application_id }) => application_id));
  const graduates = confirmed.filter((row) => !withTitle.has(row.id));
  demand(refuseNumbering(ceremony, graduates.length));
  const issued = titlesIn(exchange, ceremony);
  const moments = { issueDate: input.emission_date, at: university.now() };
  const titles = titlesFor(rows, { ceremony, graduates, issued, ...moments });
  demandFreeNumbers(exchange, titles);
  const firstId = nextId(university, 'titles', titles.length);
  const issuedNow = titles.map((title, index) => ({ id: firstId + index, ...title }));
  rows.titles.push(...issuedNow);
  noteIssue(rows, issuedNow);
  return { count: titles.length, total_issued: issued.length + titles.length };
};

export const ceremonies: Replies<
  | 'listCeremonies'
  | 'createCeremony'
  | 'updateCeremony'
  | 'deleteCeremony'
  | 'completeCeremony'
  | 'listTitles'
  | 'issueTitles'
> = {
  listCeremonies: (exchange) =>
    exchange.university.rows.ceremonies.map((row) => answer(exchange, row)),
  createCeremony(exchange) {
    const { university, input } = exchange;
    demand(refuseNewCeremony(input.ceremony_date, todayOf(exchange)));
    const { status = 'ABIERTO', description = null, ...fields } = input;
    const row = { id: nextId(university, 'ceremonies'), ...fields, description, status };
    university.rows.ceremonies.push(row);
    return answer(exchange, row);
  },
  updateCeremony(exchange) {
    const row = ceremonyOf(exchange);
    const { status = row.status, description = row.description, ...fields } = exchange.input;
    const titles = titlesIn(exchange, row).length;
    demand(refuseCeremonyChange(row, fields, titles));
    const issued = { policy: policyOf(exchange), titles };
    demand(refuseCeremonyYear(row.ceremony_date, fields.ceremony_date, issued));
    // Initial numbers that read alike stay as they are.
    const { record_initial, assigned_initial, folio_initial } = row;
    const numbers = titles > 0 ? { record_initial, assigned_initial, folio_initial } : {};
    return answer(exchange, Object.assign(row, fields, numbers, { description, status }));
  },
  deleteCeremony(exchange) {
    const { university } = exchange;
    const ceremony = ceremonyOf(exchange);
    demand(refuseCeremonyDeletion(titlesIn(exchange, ceremony).length));
    removeRows(university, 'applications', (row) => row.ceremony_id === ceremony.id);
    removeRows(university, 'ceremonies', (row) => row.id === ceremony.id);
  },
  completeCeremony(exchange) {
    const row = ceremonyOf(exchange);
    return answer(exchange, Object.assign(row, { status: 'COMPLETADO' }));
  },
  listTitles: (exchange) => {
    const { rows } = exchange.university;
    return rows.titles.map((row) => ({
      ...titleAnswer(rows, row, exchange.extras),
      ...verificationKeys(exchange, row),
    }));
  },
  issueTitles,
};
