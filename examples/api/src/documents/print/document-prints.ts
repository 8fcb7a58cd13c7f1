import type { DocumentPrintAnswer } from 'birrete/contract';
import type { DocumentKind } from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import { rangesOf } from '#evidence/audit/shown-rows.ts';
import { inChunks } from '#platform/database/in-chunks.ts';
import type { Schema } from '#platform/database/schema.ts';
import { countEntries, shareCeremonies } from '#platform/database/title-holds.ts';
import { sealRows } from '#platform/seals/seals.ts';
import type { GatheredDocument, PrintedCopy } from '../gather-documents.ts';
import { copyKey, type PrintOrder, readJob } from './print-job.ts';
import { countAddress } from './printed-addresses.ts';

/** The file to which copies belong. */
export interface PrintedFile extends PrintOrder {
  readonly kind: DocumentKind;
  readonly templateName: string;
  readonly sha256: string;
  /** The address of the verification that its QR codes carry; undefined without QR codes. */
  readonly address: string | undefined;
  /** All titles that it names. */
  readonly titleIds: readonly number[];
  /** The number of entries about these titles when the file was drawn. */
  readonly entryCount: number;
}

/** Numbers the copies of a new job: each is the next one of its title and kind. */
export async function nextCopies(
  kysely: Kysely<Schema>,
  kind: DocumentKind,
  documents: readonly GatheredDocument[],
): Promise<readonly number[]> {
  const rows = await kysely
    .selectFrom('document_prints')
    .select(['title_id', 'ceremony_id', ({ fn }) => fn.max('copy').as('latest')])
    .where('kind', '=', kind)
    .where('ceremony_id', 'in', [...new Set(documents.map(({ ceremonyId }) => ceremonyId))])
    .groupBy(['title_id', 'ceremony_id'])
    .execute();
  const latest = new Map(rows.map((row) => [copyKey(row), row.latest]));
  return documents.map(
    ({ titleId, ceremonyId }) =>
      (latest.get(copyKey({ title_id: titleId, ceremony_id: ceremonyId })) ?? 0) + 1,
  );
}

/** A job that has been recorded by a simultaneous call. */
export class JobTaken extends Error {}

/** A title that was corrected, or put on hold, while its file was drawn. */
export class TitleCorrected extends Error {}

/**
 * Records new copies, which the trail seals.
 * @throws the error of a unique index if another job has just taken one of the numbers. @throws JobTaken
 * @throws TitleCorrected
 */
export async function recordPrints(
  kysely: Kysely<Schema>,
  audit: AuditContext,
  file: PrintedFile,
  copies: readonly PrintedCopy[],
): Promise<void> {
  const { job, kind, template, templateName, sha256 } = file;
  await kysely.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${job}, 0))`.execute(trx);
    if ((await readJob(trx, job)) !== undefined) throw new JobTaken();
    await shareCeremonies(trx, file.titleIds);
    if ((await countEntries(trx, file.titleIds)) !== file.entryCount) throw new TitleCorrected();
    const rows = await inChunks(
      copies.map((copy) => ({
        ...copy,
        job,
        kind,
        template_name: templateName,
        template_id: template.id,
        template_version: template.version,
        file_sha256: sha256,
        printed_at: audit.at,
        printed_by: audit.actor.id,
        printed_by_name: audit.actor.name,
      })),
      (chunk) => trx.insertInto('document_prints').values(chunk).returningAll().execute(),
    );
    await countAddress(trx, file.address, copies.length);
    await recordFile(trx, audit, file, { action: 'printed', copies, rows });
  });
}

/** Records that a file has been sent again. */
export function recordSentAgain(
  kysely: Kysely<Schema>,
  audit: AuditContext,
  file: PrintedFile,
  copies: readonly PrintedCopy[],
): Promise<void> {
  return recordFile(kysely, audit, file, { action: 'sent-again', copies, rows: [] });
}

interface SentFile {
  readonly action: 'printed' | 'sent-again';
  readonly copies: readonly PrintedCopy[];
  /** The rows that the trail seals. */
  readonly rows: Parameters<typeof sealRows>[0];
}

/** Writes the entry of a file that leaves the server. */
function recordFile(
  kysely: Kysely<Schema>,
  audit: AuditContext,
  { job, kind, template, templateName, sha256, titleIds }: PrintedFile,
  { action, copies, rows }: SentFile,
): Promise<void> {
  const facts = { name: templateName, version: template.version, kind, job, sha256 };
  return recordAudit(kysely, audit, {
    action,
    subject: 'document-template',
    subjectId: template.id,
    after: { ...facts, copies: copies.map(describeCopy), shown: { titles: rangesOf(titleIds) } },
    ...(rows.length > 0 && { seals: { document_prints: sealRows(rows) } }),
  });
}

function describeCopy({ title_id, ceremony_id, copy, mark }: PrintedCopy) {
  return title_id === null ? { ceremony_id, copy, mark } : { title_id, copy, mark };
}

/** The most copies in one answer. */
const largestPage = 500;

/** Printed copies, the newest first; of one title, or all. */
export async function listDocumentPrints(
  kysely: Kysely<Schema>,
  titleId: number | undefined,
): Promise<DocumentPrintAnswer[]> {
  const query = kysely
    .selectFrom('document_prints')
    .select(['id', 'kind', 'title_id', 'ceremony_id', 'copy', 'mark', 'template_name'])
    .select(['printed_at', 'printed_by_name'])
    .orderBy('id', 'desc')
    .limit(largestPage);
  const rows = await (titleId === undefined
    ? query
    : query.where('title_id', '=', titleId)
  ).execute();
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    kind: row.kind as DocumentPrintAnswer['kind'],
    mark: row.mark as DocumentPrintAnswer['mark'],
    printed_at: row.printed_at.toISOString(),
  }));
}
