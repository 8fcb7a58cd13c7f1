import { createHash } from 'node:crypto';
import type { PrintAnswer, PrintInput } from 'birrete/contract';
import type { DocumentValues } from 'birrete/rules';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { violatesUnique } from '#platform/database/database-failure.ts';
import { readTemplate } from '../editions/template-versions.ts';
import { fileNameOf } from '../file-name.ts';
import { type GatheredDocument, gatherDocuments, namedTitles } from '../gather-documents.ts';
import { PrintFailed } from '../render/print-failed.ts';
import { type PrintJob, renderEditions } from '../render/render-pdf.ts';
import { demandSignatories } from './demand-signatories.ts';
import {
  JobTaken,
  nextCopies,
  recordPrints,
  recordSentAgain,
  TitleCorrected,
} from './document-prints.ts';
import { leaveOutHeld } from './leave-out-held.ts';
import { printFailure } from './print-failure.ts';
import {
  demandSameFile,
  demandSameJob,
  type PrintOrder,
  readJob,
  recordedPrint,
} from './print-job.ts';
import { addressOn } from './printed-addresses.ts';

/** Attempts after another administrator has taken the numbers of the same copies, or corrected a title. */
const attempts = 3;

/**
 * Prints documents of issued titles as one PDF. Copies are recorded when the file is complete: a print that fails leaves
 * no trace, and its numbers are used when it is done again. A job is one file: it can be sent again for a while, which is
 * recorded too, and prints nothing else. Titles on hold are left out, also those that are put on hold meanwhile.
 * @throws ApiFailure 404 without such a template or title, 422 for an empty place of a signature, 409 for a job that has printed something else or has ended, 500
 * with the document at which a print stopped
 */
export async function printDocuments(
  services: Services,
  input: PrintInput,
  audit: AuditContext,
  signal: AbortSignal,
): Promise<PrintAnswer> {
  const { kysely } = services;
  const template = await readTemplate(kysely, input.template_id);
  const { job, title_ids: titleIds, edition_reason: reason = null } = input;
  const order = { template, job, titleIds, reason };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await printOnce(services, order, audit, signal);
    } catch (error) {
      if (attempt === attempts || !isOutdated(error)) throw error;
    }
  }
}

interface Order extends PrintOrder {
  readonly titleIds: readonly number[];
}

async function printOnce(
  services: Services,
  order: Order,
  audit: AuditContext,
  signal: AbortSignal,
): Promise<PrintAnswer> {
  const { kysely } = services;
  const { template, job, titleIds, reason } = order;
  const { kind } = template.template;
  const isNewEdition = reason !== null;
  const gathered = await gatherDocuments(services, { kind, titleIds, template, isNewEdition });
  const { documents, onHold } = leaveOutHeld(gathered);
  const recorded = await readJob(kysely, job);
  if (recorded !== undefined) demandSameJob(recorded, order, documents, audit);
  const next = recorded === undefined ? await nextCopies(kysely, kind, documents) : [];
  const numbered = documents.map((document, index) => {
    const known = recorded === undefined ? next[index] : recordedPrint(recorded, document)?.copy;
    const copy = known ?? 1;
    return { document, copy, values: document.valuesOf(copy) };
  });
  demandSignatories(numbered, isNewEdition);
  const filename = fileNameOf(kind, documents);
  const createdAt = recorded?.[0].printed_at ?? audit.at;
  const pdf = await draw(numbered, { createdAt, signal }).catch((error: unknown) => {
    if (!(error instanceof PrintFailed) || signal.aborted) throw error;
    throw printFailure(documents, error.reached);
  });
  const drawn = numbered.map(({ document, copy, values }) => ({
    ...document.copyOf(copy),
    edition: document.edition,
    address: addressOn(document.edition, values),
  }));
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  const entryCount = documents.reduce((total, document) => total + document.entryCount, 0);
  const named = { titleIds: documents.flatMap(namedTitles), entryCount };
  const sent = { ...order, kind, sha256, ...named };
  if (recorded === undefined) await recordPrints(kysely, audit, sent, drawn);
  else {
    demandSameFile(recorded, sha256);
    await recordSentAgain(kysely, audit, sent, drawn);
  }
  const copies = drawn.map(({ edition: _, address: __, ...copy }) => copy);
  const heldTitles = onHold.length === 0 ? {} : { on_hold: [...onHold] };
  return { filename, content: pdf.toString('base64'), copies, ...heldTitles };
}

interface NumberedDocument {
  readonly document: GatheredDocument;
  readonly values: DocumentValues;
}

async function draw(
  documents: readonly NumberedDocument[],
  file: Pick<PrintJob, 'createdAt' | 'signal'>,
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const drawn = documents.map(({ document, values }) => ({
    template: document.edition.template.template,
    values,
  }));
  for await (const piece of renderEditions(drawn, file)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** True if a simultaneous call has taken a number or the job, or has corrected a title. */
function isOutdated(error: unknown): boolean {
  return (
    error instanceof JobTaken ||
    error instanceof TitleCorrected ||
    violatesUnique(error, 'document_prints_copy') ||
    violatesUnique(error, 'document_prints_ceremony_copy')
  );
}
