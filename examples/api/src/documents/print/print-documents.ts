import { createHash } from 'node:crypto';
import type { DocumentTemplateAnswer, PrintAnswer, PrintInput } from 'birrete/contract';
import type { DocumentTemplate } from 'birrete/rules';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { violatesUnique } from '#platform/database/database-failure.ts';
import { readDocumentTemplate } from '../document-templates.ts';
import { fileNameOf } from '../file-name.ts';
import { type GatheredDocument, gatherDocuments } from '../gather-documents.ts';
import { PrintFailed } from '../render/print-failed.ts';
import { type PrintJob, renderPdf } from '../render/render-pdf.ts';
import {
  JobTaken,
  nextCopies,
  recordPrints,
  recordSentAgain,
  TitleCorrected,
} from './document-prints.ts';
import { leaveOutHeld } from './leave-out-held.ts';
import { printFailure } from './print-failure.ts';
import { demandSameFile, demandSameJob, readJob, recordedCopy } from './print-job.ts';
import { addressOn } from './printed-addresses.ts';

/** Attempts after another administrator has taken the numbers of the same copies, or corrected a title. */
const attempts = 3;

/**
 * Prints documents of issued titles as one PDF. Copies are recorded when the file is complete: a print that fails leaves
 * no trace, and its numbers are used when it is done again. A job is one file: it can be sent again for a while, which is
 * recorded too, and prints nothing else. Titles on hold are left out, also those that are put on hold meanwhile.
 * @throws ApiFailure 404 without such a template or title, 409 for a job that has printed something else or has ended, 500
 * with the document at which a print stopped
 */
export async function printDocuments(
  services: Services,
  input: PrintInput,
  audit: AuditContext,
  signal: AbortSignal,
): Promise<PrintAnswer> {
  const template = await readDocumentTemplate(services.kysely, input.template_id);
  const order = { template, job: input.job, titleIds: input.title_ids };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await printOnce(services, order, audit, signal);
    } catch (error) {
      if (attempt === attempts || !isOutdated(error)) throw error;
    }
  }
}

interface Order {
  readonly template: DocumentTemplateAnswer;
  readonly job: string;
  readonly titleIds: readonly number[];
}

async function printOnce(
  services: Services,
  order: Order,
  audit: AuditContext,
  signal: AbortSignal,
): Promise<PrintAnswer> {
  const { kysely } = services;
  const { template, job } = order;
  const { kind } = template;
  const gathered = await gatherDocuments(services, kind, order.titleIds);
  const { documents, onHold } = leaveOutHeld(gathered);
  const recorded = await readJob(kysely, job);
  if (recorded !== undefined) demandSameJob(recorded, order, documents, audit);
  const next = recorded === undefined ? await nextCopies(kysely, kind, documents) : [];
  const numbered = documents.map((document, index) => {
    const copy = recorded === undefined ? next[index] : recordedCopy(recorded, document);
    return { document, copy: copy ?? 1 };
  });
  const filename = fileNameOf(kind, documents);
  const createdAt = recorded?.[0].printed_at ?? audit.at;
  const values = numbered.map(({ document, copy }) => document.valuesOf(copy));
  const file = { title: filename, createdAt, signal };
  const pdf = await draw(template, values, file).catch((error: unknown) => {
    if (!(error instanceof PrintFailed) || signal.aborted) throw error;
    throw printFailure(documents, error.reached);
  });
  const copies = numbered.map(({ document, copy }) => document.copyOf(copy));
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  const titleIds = documents.flatMap((document) => document.titleIds);
  const address = addressOn(template, values, services.settings);
  const entryCount = documents.reduce((total, document) => total + document.entryCount, 0);
  const printed = { job, template, kind, templateName: template.name, sha256, address };
  const sent = { ...printed, titleIds, entryCount };
  if (recorded === undefined) await recordPrints(kysely, audit, sent, copies);
  else {
    demandSameFile(recorded, sha256);
    await recordSentAgain(kysely, audit, sent, copies);
  }
  const heldTitles = onHold.length === 0 ? {} : { on_hold: [...onHold] };
  return { filename, content: pdf.toString('base64'), copies, ...heldTitles };
}

async function draw(
  template: DocumentTemplate,
  documents: readonly ReturnType<GatheredDocument['valuesOf']>[],
  file: Pick<PrintJob, 'title' | 'createdAt' | 'signal'>,
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of renderPdf({ template, documents, ...file })) pieces.push(piece);
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
