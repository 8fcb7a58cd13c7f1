import type { PreviewAnswer, PreviewInput } from 'birrete/contract';
import {
  ceremonyRecordValues,
  type DocumentTemplate,
  type DocumentValues,
  joinPersonName,
  placeholderExamples,
} from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { AuditContext } from '../calls/audit-context.ts';
import type { Services } from '../calls/services.ts';
import { rangesOf, recordShown } from '../evidence/audit/shown-rows.ts';
import type { Schema } from '../platform/database/schema.ts';
import { hasReference } from '../platform/database/stored-row.ts';
import { personNameOf } from '../platform/database/tables/person-columns.ts';
import { refuse } from '../platform/http/failure.ts';
import { type DocumentContext, readDocumentContext } from './document-context.ts';
import { demandPictures } from './document-templates.ts';
import {
  type DocumentGraduate,
  unissued,
  unissuedTitle,
  unissuedValues,
} from './document-values.ts';
import { inventedDocuments, inventedNames } from './invented-values.ts';
import { checkDocuments } from './render/check-documents.ts';
import { renderPdf } from './render/render-pdf.ts';
import { renderSvg } from './render/render-svg.ts';
import { readSampleGraduates, type SampleGraduate } from './sample-graduates.query.ts';

const sample = [{ kind: 'sample' }] as const;

/**
 * Draws a template, marked as 'MUESTRA', with invented names; or with the names of a ceremony that fit worst, which is
 * recorded.
 * @throws ApiFailure 422 for an unknown ceremony, and for a picture that can't be printed
 */
export async function previewDocument(
  services: Services,
  { template, format, graduates, ceremony_id, sample: index }: PreviewInput,
  audit: AuditContext,
): Promise<PreviewAnswer> {
  const { kysely } = services;
  if (ceremony_id != null && !(await hasReference(kysely, 'ceremonies', ceremony_id))) {
    throw refuse('ceremonyUnknown');
  }
  await demandPictures(template);
  const context = await readDocumentContext(services);
  const ceremonyId = ceremony_id ?? undefined;
  const shown = graduates === 'real' ? await readSampleGraduates(kysely, ceremonyId) : [];
  const { names, documents } =
    shown.length > 0
      ? drawReal(template, context, shown)
      : {
          names: inventedNames,
          documents: inventedDocuments(context, template.kind, await dayOf(services, ceremonyId)),
        };
  const address = context.verificationPage?.replace('{code}', placeholderExamples.codigo);
  const problems = await checkDocuments({ template, documents, address });
  const values = documents[index] ?? documents[0];
  const content =
    format === 'svg' && values !== undefined
      ? await renderSvg({ template, values, callers: 'console' })
      : await pdfOf(template, documents);
  if (shown.length > 0) await recordPreview(kysely, audit, template, shown);
  return {
    content,
    names: [...names],
    problems: problems.map(({ document, problem }) => ({
      name: document === undefined ? null : (names[document] ?? null),
      problem,
    })),
  };
}

function recordPreview(
  kysely: Kysely<Schema>,
  audit: AuditContext,
  { name, kind }: DocumentTemplate,
  graduates: readonly SampleGraduate[],
): Promise<void> {
  const event = { action: 'previewed', subject: 'document-template', subjectId: 'sample' };
  return recordShown(
    kysely,
    audit,
    { ...event, after: { name, kind } },
    { applications: rangesOf(graduates.map(({ id }) => id)) },
  );
}

/** The day of a ceremony, or of the latest; today without one. */
async function dayOf({ kysely, now }: Services, ceremonyId: number | undefined): Promise<string> {
  const query = kysely
    .selectFrom('ceremonies')
    .select('ceremony_date')
    .orderBy('ceremony_date', 'desc');
  const row = await (ceremonyId === undefined ? query : query.where('id', '=', ceremonyId))
    .limit(1)
    .executeTakeFirst();
  return row?.ceremony_date ?? now().toISOString().slice(0, 10);
}

function drawReal(
  template: DocumentTemplate,
  context: DocumentContext,
  graduates: readonly DocumentGraduate[],
): { readonly names: readonly string[]; readonly documents: readonly DocumentValues[] } {
  if (template.kind === 'ceremony-record') {
    const rows = graduates.map((graduate) => unissuedTitle(context, graduate, exampleIssue));
    const [first, ...others] = rows;
    if (first === undefined) return { names: [''], documents: [] };
    return { names: [''], documents: [ceremonyRecordValues([first, ...others], sample)] };
  }
  return {
    names: graduates.map((graduate) => joinPersonName(personNameOf(graduate))),
    documents: graduates.map((graduate) => unissuedValues(context, graduate, sample, exampleIssue)),
  };
}

/** Numbers and a code as examples, so that nothing of a sample looks like an issued title. */
const exampleIssue = {
  ...unissued,
  numbers: { record: '000', assigned: '000', folio: '000' },
};

/** Time in which a file must be drawn, in milliseconds. */
const longestPreview = 30_000;

async function pdfOf(
  template: DocumentTemplate,
  documents: readonly DocumentValues[],
): Promise<string> {
  const pieces: Uint8Array[] = [];
  const { name: title } = template;
  const signal = AbortSignal.timeout(longestPreview);
  for await (const piece of renderPdf({ template, documents, title, signal })) pieces.push(piece);
  return Buffer.concat(pieces).toString('base64');
}
