import type { DocumentPrintAnswer } from 'birrete/contract';
import type { DocumentKind } from 'birrete/rules';
import type { Kysely, Selectable } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import { rangesOf } from '#evidence/audit/shown-rows.ts';
import { inChunks } from '#platform/database/in-chunks.ts';
import { lockName } from '#platform/database/named-lock.ts';
import type { Schema } from '#platform/database/schema.ts';
import { countEntries, shareCeremonies } from '#platform/database/title-holds.ts';
import { sealRows } from '#platform/seals/seals.ts';
import { copyKey } from '../copy-key.ts';
import type { Edition } from '../editions/edition.ts';
import type { TemplateVersion } from '../editions/template-versions.ts';
import type { GatheredDocument, PrintedCopy } from '../gather-documents.ts';
import { type PrintOrder, readJob } from './print-job.ts';
import { countAddresses } from './printed-addresses.ts';
import { selectPrints } from './prints.query.ts';

/** The file to which copies belong. */
export interface PrintedFile extends PrintOrder {
  readonly kind: DocumentKind;
  readonly sha256: string;
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

/** A copy with the form in which it is drawn. */
export interface NumberedCopy extends PrintedCopy {
  readonly edition: Edition;
  /** The address of the verification that its QR code carries; undefined without one. */
  readonly address: string | undefined;
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
  copies: readonly NumberedCopy[],
): Promise<void> {
  const { job, kind, sha256, reason } = file;
  await kysely.transaction().execute(async (trx) => {
    await lockName(trx, job);
    if ((await readJob(trx, job)) !== undefined) throw new JobTaken();
    await shareCeremonies(trx, file.titleIds);
    if ((await countEntries(trx, file.titleIds)) !== file.entryCount) throw new TitleCorrected();
    const rows = await inChunks(
      copies.map(({ edition: { template, verificationPage }, address: _, ...copy }) => ({
        ...copy,
        job,
        kind,
        template_name: template.name,
        template_id: template.id,
        template_version: template.version,
        file_sha256: sha256,
        verification_page: verificationPage ?? '',
        printed_at: audit.at,
        printed_by: audit.actor.id,
        printed_by_name: audit.actor.name,
      })),
      (chunk) => trx.insertInto('document_prints').values(chunk).returningAll().execute(),
    );
    await countAddresses(trx, copies);
    const reasons = reason === null ? [] : await storeReasons(trx, rows, reason, audit.at);
    await recordFile(trx, audit, file, { action: 'printed', copies, rows, reasons });
  });
}

/** Stores the reason of each copy, beside it: an erasure blanks it. @returns the ids of the prints */
async function storeReasons(
  trx: Kysely<Schema>,
  prints: readonly Pick<Selectable<Schema['document_prints']>, 'id' | 'title_id'>[],
  reason: string,
  created_at: Date,
): Promise<readonly number[]> {
  const rows = prints.map(({ id, title_id }) => ({ print_id: id, title_id, reason, created_at }));
  await inChunks(rows, (chunk) =>
    trx.insertInto('print_reasons').values(chunk).returning('print_id').execute(),
  );
  return rows.map(({ print_id }) => print_id);
}

/** Records that a file has been sent again. */
export function recordSentAgain(
  kysely: Kysely<Schema>,
  audit: AuditContext,
  file: PrintedFile,
  copies: readonly NumberedCopy[],
): Promise<void> {
  return recordFile(kysely, audit, file, { action: 'sent-again', copies, rows: [], reasons: [] });
}

interface SentFile {
  readonly action: 'printed' | 'sent-again';
  readonly copies: readonly NumberedCopy[];
  /** The rows that the trail seals. */
  readonly rows: Parameters<typeof sealRows>[0];
  /** The prints whose reason the trail seals. */
  readonly reasons: readonly number[];
}

/** Writes the entry of a file that leaves the server. */
function recordFile(
  kysely: Kysely<Schema>,
  audit: AuditContext,
  { job, kind, template, sha256, titleIds }: PrintedFile,
  { action, copies, rows, reasons }: SentFile,
): Promise<void> {
  const { id, name, version } = template;
  const facts = { name, version, kind, job, sha256 };
  const described = copies.map((copy) => describeCopy(copy, template));
  return recordAudit(kysely, audit, {
    action,
    subject: 'document-template',
    subjectId: id,
    after: { ...facts, copies: described, shown: { titles: rangesOf(titleIds) } },
    ...(rows.length > 0 && { seals: { document_prints: sealRows(rows) } }),
    rows: { print_reasons: reasons },
  });
}

/** Names the template of a copy if it is not the one that the user chose: that of the first print. */
function describeCopy(
  { title_id, ceremony_id, copy, mark, edition }: NumberedCopy,
  chosen: TemplateVersion,
) {
  const { id, version } = edition.template;
  const isChosen = id === chosen.id && version === chosen.version;
  return {
    ...(title_id === null ? { ceremony_id } : { title_id }),
    copy,
    mark,
    ...(!isChosen && { template: { id, version } }),
  };
}

/** The most copies in one answer. */
const largestPage = 500;

/** Printed copies, the newest first; of one title, or all. */
export async function listDocumentPrints(
  kysely: Kysely<Schema>,
  titleId: number | undefined,
): Promise<DocumentPrintAnswer[]> {
  const query = selectPrints(kysely)
    .select(['p.id', 'p.kind', 'p.title_id', 'p.ceremony_id', 'p.copy', 'p.mark'])
    .select(['p.template_name', 'p.printed_at', 'p.printed_by_name'])
    .orderBy('p.id', 'desc')
    .limit(largestPage);
  const rows = await (titleId === undefined
    ? query
    : query.where('p.title_id', '=', titleId)
  ).execute();
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    kind: row.kind as DocumentPrintAnswer['kind'],
    mark: row.mark as DocumentPrintAnswer['mark'],
    printed_at: row.printed_at.toISOString(),
  }));
}
