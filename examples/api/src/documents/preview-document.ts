import type { PreviewAnswer, PreviewInput } from 'birrete/contract';
import {
  type DocumentTemplate,
  type DocumentValues,
  joinPersonName,
  placeholderExamples,
} from 'birrete/rules';
import type { Services } from '../calls/services.ts';
import { hasReference } from '../platform/database/stored-row.ts';
import { personNameOf } from '../platform/database/tables/person-columns.ts';
import { refuse } from '../platform/http/failure.ts';
import { type DocumentContext, readDocumentContext, signatoriesOn } from './document-context.ts';
import { demandPictures } from './document-templates.ts';
import {
  type DocumentGraduate,
  graduateValues,
  recordValuesOf,
  unissued,
} from './document-values.ts';
import { checkDocuments } from './render/check-documents.ts';
import { renderPdf } from './render/render-pdf.ts';
import { renderSvg } from './render/render-svg.ts';
import { readSampleGraduates } from './sample-graduates.query.ts';

const sample = [{ kind: 'sample' }] as const;

/**
 * Draws a template with the names of a ceremony that fit worst, marked as 'MUESTRA'.
 * @throws ApiFailure 422 for an unknown ceremony, and for a picture that can't be printed
 */
export async function previewDocument(
  services: Services,
  { template, format, ceremony_id, sample: index }: PreviewInput,
): Promise<PreviewAnswer> {
  const { kysely } = services;
  if (ceremony_id != null && !(await hasReference(kysely, 'ceremonies', ceremony_id))) {
    throw refuse('ceremonyUnknown');
  }
  await demandPictures(template);
  const context = await readDocumentContext(services);
  const graduates = await readSampleGraduates(kysely, ceremony_id ?? undefined);
  const { names, documents } = drawn(template, context, graduates);
  const problems = await checkDocuments({ template, documents });
  const values = documents[index] ?? documents[0];
  const content =
    format === 'svg' && values !== undefined
      ? await renderSvg({ template, values, callers: 'console' })
      : await pdfOf(template, documents);
  return {
    content,
    names,
    problems: problems.map(({ document, problem }) => ({
      name: document === undefined ? null : (names[document] ?? null),
      problem,
    })),
  };
}

function drawn(
  template: DocumentTemplate,
  context: DocumentContext,
  graduates: readonly DocumentGraduate[],
): { readonly names: string[]; readonly documents: readonly DocumentValues[] } {
  if (graduates.length === 0) {
    return { names: [placeholderExamples.nombre], documents: [exampleValues(context)] };
  }
  if (template.kind === 'ceremony-record') {
    const rows = graduates.map((graduate) => ({ graduate, issue: exampleIssue }));
    const record = recordValuesOf(context, rows, sample);
    return { names: [''], documents: record === undefined ? [] : [record] };
  }
  return {
    names: graduates.map((graduate) => joinPersonName(personNameOf(graduate))),
    documents: graduates.map((graduate) => graduateValues(context, graduate, exampleIssue, sample)),
  };
}

/** Numbers and a code as examples, so that nothing of a sample looks like an issued title. */
const exampleIssue = {
  ...unissued,
  numbers: { record: '000', assigned: '000', folio: '000' },
};

/** The document of nobody, for a university without applications. */
function exampleValues(context: DocumentContext): DocumentValues {
  return {
    fields: placeholderExamples,
    gender: 'feminine',
    surnames: placeholderExamples.apellidos,
    signatories: signatoriesOn(context, new Date().toISOString().slice(0, 10)),
    verification: undefined,
    marks: sample,
    graduates: [placeholderExamples],
  };
}

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
