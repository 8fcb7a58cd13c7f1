import type { BulkIssueAnswer } from 'birrete/contract';
import { type IsoDate, refuseIssue, refuseNumbering } from 'birrete/rules';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { sealContents } from '#documents/content/seal-contents.ts';
import { readDocumentContext } from '#documents/document-context.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import { inChunks } from '#platform/database/in-chunks.ts';
import { pickColumns } from '#platform/database/pick-columns.ts';
import type { Schema } from '#platform/database/schema.ts';
import { lockRow } from '#platform/database/stored-row.ts';
import { titlePersonColumns } from '#platform/database/tables/person-columns.ts';
import { demand } from '#platform/http/failure.ts';
import { sealCodes, sealRows } from '#platform/seals/seals.ts';
import type { CeremonyRow } from '../ceremonies/ceremonies.query.ts';
import { demandSealed } from './demand-sealed.ts';
import { type Graduate, lockConfirmed, readSeries } from './graduates.query.ts';
import { numberPlaces, type RegistryPlace } from './number-places.ts';
import { violatesRegister } from './registers.ts';
import { demandFreeNumbers } from './taken-numbers.query.ts';
import { storeMissingCodes } from './title-codes.ts';

type TitleInsert = Insertable<Schema['issued_titles']>;
type TitleRow = Selectable<Schema['issued_titles']>;

export type BulkIssue = { ceremonyId: number; issueDate: IsoDate };

/**
 * Issues the titles of a completed ceremony's confirmed applications, all or none.
 *
 * The ceremony's row is locked first, so that simultaneous issues run one after the other. A later one issues the
 * titles that are missing and continues the numbers, so no title is issued twice, and no number is used twice or left
 * out. Unique constraints enforce it.
 * @throws ApiFailure 404 if the ceremony does not exist, 409 if it is not completed or another title of the same
 *   register has one of the numbers, or an application is not as the trail says that it was confirmed, 422 if no application is confirmed or an initial number has no digit.
 */
export async function issueTitles(
  services: Services,
  issue: BulkIssue,
  audit: AuditContext,
): Promise<BulkIssueAnswer> {
  try {
    return await issueOnce(services, issue, audit);
  } catch (error) {
    if (!violatesRegister(error)) throw error;
    // Another ceremony has just taken the numbers: now its titles can be seen, and the refusal can name their holder.
    return issueOnce(services, issue, audit);
  }
}

function issueOnce(
  { kysely, settings }: Services,
  { ceremonyId, issueDate }: BulkIssue,
  audit: AuditContext,
): Promise<BulkIssueAnswer> {
  return kysely.transaction().execute(async (trx) => {
    const ceremony = await lockRow(trx, 'ceremonies', ceremonyId, 'ceremonyNotFound');
    const confirmed = await lockConfirmed(trx, ceremonyId);
    demand(refuseIssue(ceremony.status === 'COMPLETADO', confirmed.length));
    const graduates = confirmed.filter((graduate) => graduate.title_id === null);
    demand(refuseNumbering(ceremony, graduates.length));
    await demandSealed(trx, graduates);
    const series = await readSeries(trx, ceremony);
    const rows = describeTitles(ceremony, graduates, series, issueDate, audit.at);
    await demandFreeNumbers(trx, rows);
    const titles = await inChunks(rows, (chunk) =>
      trx.insertInto('issued_titles').values(chunk).returningAll().execute(),
    );
    if (titles.length > 0) {
      const context = await readDocumentContext({ kysely: trx, settings });
      const contents = await sealContents(
        trx,
        context,
        titles.map(({ id }) => id),
      );
      await recordIssue(trx, audit, { ceremonyId, issueDate, contents }, titles);
    }
    return { count: rows.length, total_issued: series.issued + rows.length };
  });
}

function describeTitles(
  ceremony: CeremonyRow,
  graduates: readonly Graduate[],
  series: Awaited<ReturnType<typeof readSeries>>,
  issueDate: IsoDate,
  at: Date,
): TitleInsert[] {
  const { record, assigned, folio } = numberPlaces(graduates, series);
  return graduates.map((graduate) => {
    const recordPlace = graduatePlace(record, graduate);
    const assignedPlace = graduatePlace(assigned, graduate);
    const folioPlace = graduatePlace(folio, graduate);
    return {
      ...freeze(ceremony, graduate),
      issue_date: issueDate,
      record_place: recordPlace.place,
      record_registry: recordPlace.number,
      assigned_place: assignedPlace.place,
      assigned_registry: assignedPlace.number,
      folio_place: folioPlace.place,
      folio_registry: folioPlace.number,
      created_at: at,
      updated_at: at,
    };
  });
}

/** Copies what the document says about person, career and ceremony, so that later edits don't change it. */
function freeze(ceremony: CeremonyRow, graduate: Graduate) {
  return {
    application_id: graduate.id,
    ceremony_id: ceremony.id,
    application_code: graduate.application_code,
    ...pickColumns(graduate, titlePersonColumns),
    career_name: graduate.career_name,
    faculty_name: graduate.faculty_name,
    ceremony_name: ceremony.name,
    ceremony_date: ceremony.ceremony_date,
    degree_title: graduate.degree_title,
  };
}

function graduatePlace(
  places: ReadonlyMap<number, RegistryPlace>,
  { id }: Graduate,
): RegistryPlace {
  const place = places.get(id);
  if (place === undefined) throw new Error('A graduate was left out of a series');
  return place;
}

interface RecordedIssue extends BulkIssue {
  /** The seals of what the titles state. */
  readonly contents: Readonly<Record<string, string>>;
}

/** Stores the codes, and records the numbers with the hash of each row as it is stored. */
async function recordIssue(
  trx: Kysely<Schema>,
  audit: AuditContext,
  { ceremonyId, issueDate, contents }: RecordedIssue,
  rows: readonly TitleRow[],
): Promise<void> {
  const titles = rows.map((row) => [
    row.application_code,
    row.record_registry,
    row.assigned_registry,
    row.folio_registry,
  ]);
  const codes = await storeMissingCodes(trx);
  await recordAudit(trx, audit, {
    action: 'titles-issued',
    subject: 'ceremony',
    subjectId: ceremonyId,
    after: { issue_date: issueDate, count: rows.length, titles },
    seals: {
      issued_titles: sealRows(rows),
      title_codes: sealCodes(codes),
      title_contents: contents,
    },
  });
}
