import { maxPrintJobMs } from 'birrete/rules';
import type { Kysely, Selectable } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Schema } from '#platform/database/schema.ts';
import { refuse } from '#platform/http/failure.ts';
import { copyKey } from '../copy-key.ts';
import type { TemplateVersion } from '../editions/template-versions.ts';
import type { GatheredDocument } from '../gather-documents.ts';
import { selectPrints } from './prints.query.ts';

/** A print before it has a number: its job and what belongs to it. */
export interface PrintOrder {
  readonly job: string;
  /** The template that the user chose. */
  readonly template: TemplateVersion;
  /** The reason to print by it in spite of an earlier print; null for the form of the first print. */
  readonly reason: string | null;
}

/** The recorded copies of one file. */
export type RecordedJob = readonly [Recorded, ...Recorded[]];
type Recorded = Pick<
  Selectable<Schema['document_prints']>,
  (typeof columns)[number] | 'edition_reason'
>;

const columns = [
  'title_id',
  'ceremony_id',
  'copy',
  'template_id',
  'template_version',
  'file_sha256',
  'printed_by',
  'printed_at',
] as const;

/** Reads the copies that a job has printed; undefined for a new job. */
export async function readJob(
  kysely: Kysely<Schema>,
  job: string,
): Promise<RecordedJob | undefined> {
  const [first, ...others] = await selectPrints(kysely)
    .select(columns.map((column) => `p.${column}` as const))
    .where('p.job', '=', job)
    .execute();
  return first === undefined ? undefined : [first, ...others];
}

/**
 * Demands that a job is the caller's, has just printed and is about the same documents by the same versions of their
 * templates.
 * @throws ApiFailure 409
 */
export function demandSameJob(
  recorded: RecordedJob,
  { job, template, reason }: PrintOrder,
  documents: readonly GatheredDocument[],
  { actor, at }: AuditContext,
): void {
  const [{ edition_reason, printed_by, printed_at }] = recorded;
  const isSame =
    printed_by === actor.id &&
    edition_reason === reason &&
    at.getTime() - printed_at.getTime() <= maxPrintJobMs &&
    recorded.length === documents.length &&
    documents.every((document) => {
      const print = recordedPrint(recorded, document);
      const { edition, firstPrint } = document;
      // The documents that this job printed first have the template that the user chose; the others have their own.
      return (
        print?.template_id === edition.template.id &&
        print.template_version === edition.template.version &&
        (firstPrint?.job !== job || print.template_id === template.id)
      );
    });
  if (!isSame) throw refuse('printJobEnded');
}

/** Demands that the file is the one that the job has sent, to the byte. @throws ApiFailure 409 */
export function demandSameFile([{ file_sha256 }]: RecordedJob, sha256: string): void {
  if (file_sha256 !== sha256) throw refuse('printJobEnded');
}

/** The recorded copy of a document. */
export function recordedPrint(
  recorded: RecordedJob,
  { titleId, ceremonyId }: Pick<GatheredDocument, 'titleId' | 'ceremonyId'>,
): Recorded | undefined {
  const key = copyKey({ title_id: titleId, ceremony_id: ceremonyId });
  return recorded.find((print) => copyKey(print) === key);
}
