import type { DocumentPrintAnswer } from 'birrete/contract';
import type { DocumentKind } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { AuditContext } from '../calls/audit-context.ts';
import { recordAudit } from '../evidence/audit/record-audit.ts';
import { inChunks } from '../platform/database/in-chunks.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { GatheredDocument, PrintedCopy } from './gather-documents.ts';

/** The file to which copies belong. */
export interface PrintedFile {
  readonly job: string;
  readonly kind: DocumentKind;
  readonly templateId: number;
  readonly templateName: string;
}

/**
 * Numbers the copies: those that the job has printed before have the same numbers again, so that a lost answer costs no
 * number; others the next one of their title and kind.
 */
export async function numberCopies(
  kysely: Kysely<Schema>,
  { job, kind }: PrintedFile,
  documents: readonly GatheredDocument[],
): Promise<readonly { readonly copy: number; readonly isRecorded: boolean }[]> {
  const rows = await kysely
    .selectFrom('document_prints')
    .select(['title_id', 'ceremony_id', 'copy', 'job'])
    .where('kind', '=', kind)
    .where('ceremony_id', 'in', [...new Set(documents.map(({ ceremonyId }) => ceremonyId))])
    .execute();
  const printsOf = new Map<string, typeof rows>();
  for (const row of rows) {
    const prints = printsOf.get(copyKey(row));
    if (prints === undefined) printsOf.set(copyKey(row), [row]);
    else prints.push(row);
  }
  return documents.map(({ titleId, ceremonyId }) => {
    const prints = printsOf.get(copyKey({ title_id: titleId, ceremony_id: ceremonyId })) ?? [];
    const own = prints.find((print) => print.job === job);
    if (own !== undefined) return { copy: own.copy, isRecorded: true };
    return { copy: Math.max(0, ...prints.map(({ copy }) => copy)) + 1, isRecorded: false };
  });
}

function copyKey({ title_id, ceremony_id }: Pick<PrintedCopy, 'title_id' | 'ceremony_id'>): string {
  return title_id === null ? `ceremony ${ceremony_id}` : `title ${title_id}`;
}

/** Records new copies. @throws the error of a unique index if another job has just taken one of the numbers */
export async function recordPrints(
  kysely: Kysely<Schema>,
  audit: AuditContext,
  file: PrintedFile,
  copies: readonly PrintedCopy[],
): Promise<void> {
  if (copies.length === 0) return;
  const { job, kind, templateId, templateName } = file;
  await kysely.transaction().execute(async (trx) => {
    await inChunks(
      copies.map((copy) => ({
        ...copy,
        job,
        kind,
        template_name: templateName,
        template_id: templateId,
        printed_at: audit.at,
        printed_by: audit.actor.id,
        printed_by_name: audit.actor.name,
      })),
      (chunk) => trx.insertInto('document_prints').values(chunk).returning('id').execute(),
    );
    await recordAudit(trx, audit, {
      action: 'printed',
      subject: 'document-template',
      subjectId: templateId,
      after: { name: templateName, kind, copies: copies.map(describeCopy) },
    });
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
