import * as v from 'valibot';
import { documentKinds } from '#domain/document/document-template.ts';

const base64 = v.pipe(v.string(), v.description('PDF in base64'));
const kind = v.picklist(documentKinds);

/** The marks that a print can have. */
const mark = v.nullable(v.picklist(['annulled', 'duplicate', 'copy']));

/** A file with printed documents, and the copies that it contains. */
export const printAnswer = v.object({
  filename: v.string(),
  content: base64,
  copies: v.array(
    v.object({ title_id: v.nullable(v.number()), ceremony_id: v.number(), copy: v.number(), mark }),
  ),
});

/** A problem of a template, or of one of its documents; further keys depend on the kind. */
const problem = v.looseObject({ kind: v.string() });

/** A problem of one title's document; without a title, of all documents. */
export const printProblemAnswer = v.object({ title_id: v.nullable(v.number()), problem });

/** A preview with the names of a ceremony that fit worst. */
export const previewAnswer = v.object({
  content: v.pipe(v.string(), v.description('PDF in base64, or SVG as text')),
  names: v.array(v.string()),
  problems: v.array(v.object({ name: v.nullable(v.string()), problem })),
});

/** One printed copy. */
export const documentPrintAnswer = v.object({
  id: v.number(),
  kind,
  title_id: v.nullable(v.number()),
  ceremony_id: v.number(),
  copy: v.number(),
  mark,
  template_name: v.string(),
  printed_at: v.pipe(v.string(), v.isoTimestamp()),
  printed_by_name: v.string(),
});

/** A file with printed documents, as the server answers it. */
export type PrintAnswer = v.InferOutput<typeof printAnswer>;
/** A problem before printing, as the server answers it. */
export type PrintProblemAnswer = v.InferOutput<typeof printProblemAnswer>;
/** A preview, as the server answers it. */
export type PreviewAnswer = v.InferOutput<typeof previewAnswer>;
/** A printed copy, as the server answers it. */
export type DocumentPrintAnswer = v.InferOutput<typeof documentPrintAnswer>;
