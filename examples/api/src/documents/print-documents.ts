import type { PrintAnswer, PrintInput } from 'birrete/contract';
import type { DocumentTemplate } from 'birrete/rules';
import type { AuditContext } from '../calls/audit-context.ts';
import type { Services } from '../calls/services.ts';
import { violatesUnique } from '../platform/database/database-failure.ts';
import { numberCopies, type PrintedFile, recordPrints } from './document-prints.ts';
import { readDocumentTemplate } from './document-templates.ts';
import { fileNameOf } from './file-name.ts';
import { type GatheredDocument, gatherDocuments } from './gather-documents.ts';
import { printFailure } from './print-failure.ts';
import { PrintFailed } from './render/print-failed.ts';
import { renderPdf } from './render/render-pdf.ts';

/** Attempts after another administrator has taken the numbers of the same copies. */
const attempts = 3;

/**
 * Prints documents of issued titles as one PDF. Copies are recorded when the file is complete: a print that fails leaves
 * no trace, and its numbers are used when it is done again.
 * @throws ApiFailure 404 without such a template or title, 500 with the document at which a print stopped
 */
export async function printDocuments(
  services: Services,
  input: PrintInput,
  audit: AuditContext,
  signal: AbortSignal,
): Promise<PrintAnswer> {
  const template = await readDocumentTemplate(services.kysely, input.template_id);
  const { kind, name } = template;
  const file = { job: input.job, kind, templateId: template.id, templateName: name };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await printOnce(
        services,
        { template, file, titleIds: input.title_ids },
        audit,
        signal,
      );
    } catch (error) {
      if (attempt === attempts || !hasLostNumbers(error)) throw error;
    }
  }
}

interface Order {
  readonly template: DocumentTemplate;
  readonly file: PrintedFile;
  readonly titleIds: readonly number[];
}

async function printOnce(
  services: Services,
  { template, file, titleIds }: Order,
  audit: AuditContext,
  signal: AbortSignal,
): Promise<PrintAnswer> {
  const documents = await gatherDocuments(services, template.kind, titleIds);
  const numbers = await numberCopies(services.kysely, file, documents);
  const copyAt = (index: number) => numbers[index]?.copy ?? 1;
  const filename = fileNameOf(template.kind, documents);
  const values = documents.map((document, index) => document.valuesOf(copyAt(index)));
  const pdf = await draw(template, values, { title: filename, signal }).catch((error: unknown) => {
    if (!(error instanceof PrintFailed) || signal.aborted) throw error;
    throw printFailure(documents, error.reached);
  });
  const copies = documents.map((document, index) => document.copyOf(copyAt(index)));
  const added = copies.filter((_, index) => numbers[index]?.isRecorded !== true);
  await recordPrints(services.kysely, audit, file, added);
  return { filename, content: pdf.toString('base64'), copies };
}

async function draw(
  template: DocumentTemplate,
  documents: readonly ReturnType<GatheredDocument['valuesOf']>[],
  { title, signal }: { readonly title: string; readonly signal: AbortSignal },
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of renderPdf({ template, documents, title, signal })) pieces.push(piece);
  return Buffer.concat(pieces);
}

function hasLostNumbers(error: unknown): boolean {
  return (
    violatesUnique(error, 'document_prints_copy') ||
    violatesUnique(error, 'document_prints_ceremony_copy')
  );
}
