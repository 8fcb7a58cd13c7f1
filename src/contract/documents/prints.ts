import * as v from 'valibot';
import { documentKinds } from '#domain/document/document-template.ts';
import type { CallRow } from '../schema/call-row.ts';
import { fieldMessages, idNumber, inputObject, optionalText } from '../schema/fields.ts';
import type { RefusalAnswer, RefusalValues } from '../schema/refusal.ts';
import { documentTemplateEntries } from './document-templates.ts';

const base64 = v.pipe(v.string(), v.description('PDF in base64'));
const kind = v.picklist(documentKinds);

/** The marks that a print can have. */
const mark = v.nullable(v.picklist(['annulled', 'rectified', 'duplicate', 'copy']));

/** A file with printed documents, and the copies that it contains. */
export const printAnswer = v.object({
  filename: v.string(),
  content: base64,
  copies: v.array(
    v.object({ title_id: v.nullable(v.number()), ceremony_id: v.number(), copy: v.number(), mark }),
  ),
  /** The titles that were left out because they are on hold. Absent without any. */
  on_hold: v.optional(v.array(v.number())),
});

/** A problem of a template, or of one of its documents; further keys depend on the kind. */
export const layoutProblem = v.looseObject({ kind: v.string() });

/** A problem of one title's document; without a title, of all documents. */
export const printProblemAnswer = v.object({
  title_id: v.nullable(v.number()),
  problem: layoutProblem,
});

/** A preview with the names that fit worst. */
export const previewAnswer = v.object({
  content: v.pipe(v.string(), v.description('PDF in base64, or SVG as text')),
  names: v.array(v.string()),
  problems: v.array(v.object({ name: v.nullable(v.string()), problem: layoutProblem })),
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
  /** The reason of a copy in another form than the first one; only from servers that offer 'editions'. */
  edition_reason: v.optional(v.nullable(v.string())),
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

/** Prints of documents. */
export const printRefusals = {
  printedTitleMissing: { status: 404, message: 'Uno de los títulos no existe.' },
  severalCeremonies: {
    status: 422,
    message: 'El acta del acto se imprime de un solo acto de grado a la vez.',
  },
  // Not 409, by which a client knows a job that has ended.
  printedTitlesHeld: {
    status: 422,
    message: ({ holder, others }: RefusalValues) =>
      Number(others) === 0
        ? `El título de ${holder} está en revisión, y no se imprime hasta que se levante la revisión.`
        : 'Todos estos títulos están en revisión, y no se imprimen hasta que se levante la revisión.',
  },
  recordHeld: {
    status: 422,
    message: ({ holder }: RefusalValues) =>
      `El acta del acto no se imprime mientras está en revisión el título de ${holder}.`,
  },
  signatureEmpty: {
    status: 422,
    message: ({ office, record }: RefusalValues) =>
      `No se imprime: el acta ${record} no nombra a nadie en el cargo «${office}», y el lugar de su firma quedaría vacío. Usa un documento sin ese cargo.`,
  },
  recordEmpty: {
    status: 422,
    message:
      'Ningún título de este acto de grado sigue vigente: todos están anulados, y el acta no tendría graduandos.',
  },
  printJobEnded: {
    status: 409,
    message:
      'Esta impresión ya no se puede enviar otra vez. Si el archivo no llegó, imprime de nuevo: la hoja dirá que es una copia.',
  },
  documentTooSlow: {
    status: 503,
    message:
      'El documento tardó demasiado en dibujarse. Usa imágenes más sencillas o vuelve a intentarlo.',
  },
  printFailed: {
    status: 500,
    message: ({ reached, total, record }: RefusalValues) =>
      `La impresión se detuvo en el documento ${reached} de ${total}, con acta ${record}. Intenta nuevamente.`,
  },
} as const satisfies Record<string, RefusalAnswer>;

/** The most titles of one call. A longer job is sent in parts, each of which is a file. */
const maxTitles = 500;

const titleIds = v.pipe(
  v.array(idNumber('Selecciona al menos un título'), 'Selecciona al menos un título'),
  v.minLength(1, 'Selecciona al menos un título'),
  v.maxLength(maxTitles, `No se pueden imprimir más de ${maxTitles} títulos de una vez`),
);

const selection = {
  template_id: idNumber(fieldMessages.required('El documento')),
  title_ids: titleIds,
};

/** Body of printing documents of issued titles. */
const printInput = inputObject({
  ...selection,
  /**
   * The reason to print by the template of today. Without one, each document has the template of its first print. Only for
   * servers that offer 'editions'.
   */
  edition_reason: optionalText({ label: 'El motivo', max: 500, hasLines: true }),
  /**
   * Chosen by the client for one file: the same user can have the same file sent again for 15 minutes, and nothing else.
   */
  job: v.pipe(
    v.string(fieldMessages.required('El trabajo de impresión')),
    v.regex(/^[\w-]{8,64}$/, fieldMessages.invalid('El trabajo de impresión')),
  ),
});

/** Body of checking documents before they are printed. */
const printCheckInput = inputObject({
  ...selection,
  /**
   * Adds where the documents differ from those of today: those in the form of their first print, or those in the form of
   * today. Only for servers that offer 'editions'.
   */
  edition: v.optional(
    v.picklist(['first', 'today'], fieldMessages.invalid('La versión de la plantilla')),
  ),
});

/** Body of a preview of a template that may not be stored yet. */
const previewInput = inputObject({
  template: v.object(documentTemplateEntries),
  format: v.picklist(['pdf', 'svg'], 'El formato debe ser pdf o svg'),
  /** The names: invented ones, or those of a ceremony's graduates, which the server records. */
  graduates: v.optional(v.picklist(['invented', 'real']), 'invented'),
  /** The ceremony whose officials sign, and whose graduates are drawn if asked for. Default the latest. */
  ceremony_id: v.optional(v.nullable(idNumber(fieldMessages.invalid('El acto de grado')))),
  /** The name to draw as SVG: 0 is the longest. */
  sample: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)), 0),
});

/** The selection of documents to print, as the client sends it. */
export type PrintInput = v.InferOutput<typeof printInput>;
/** The selection of documents to check, as the client sends it. */
export type PrintCheckInput = v.InferOutput<typeof printCheckInput>;
/** A preview, as the client asks for it. */
export type PreviewInput = v.InferOutput<typeof previewInput>;

/** The prints of documents of issued titles. */
export const printCalls = {
  printDocuments: {
    purpose:
      'Print documents of issued titles in register order, as one PDF; records the copies. The same job gets the same file again for 15 minutes; 409 for another user, template or selection, or if the file would differ',
    usedBy: ['titles'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'documents',
    queue: 'own',
    input: printInput,
    status: 200,
    answer: { kind: 'data', schema: printAnswer },
    refusals: [
      'documentTemplateMissing',
      'printedTitleMissing',
      'severalCeremonies',
      'recordEmpty',
      'printedTitlesHeld',
      'recordHeld',
      'signatureEmpty',
      'printJobEnded',
      'printFailed',
      'documentTooSlow',
    ],
  },
  checkDocuments: {
    purpose: 'The problems of documents before they are printed: characters, texts that do not fit',
    usedBy: ['titles'],
    audience: 'administrators',
    proof: 'session',
    extra: 'documents',
    queue: 'own',
    input: printCheckInput,
    status: 200,
    answer: { kind: 'list', schema: printProblemAnswer },
    refusals: [
      'documentTemplateMissing',
      'printedTitleMissing',
      'severalCeremonies',
      'recordEmpty',
      'documentTooSlow',
    ],
  },
  previewDocument: {
    purpose:
      "Draw a template as 'MUESTRA', with long, unusual and short invented names, or with those of a ceremony's graduates, which is recorded",
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    extra: 'documents',
    queue: 'own',
    body: 'pictures',
    input: previewInput,
    status: 200,
    answer: { kind: 'data', schema: previewAnswer },
    refusals: ['ceremonyUnknown', 'documentImageRefused', 'documentTooSlow'],
  },
  listDocumentPrints: {
    purpose: 'List printed copies, newest first; query: title_id',
    usedBy: ['titles'],
    audience: 'administrators',
    proof: 'session',
    extra: 'documents',
    status: 200,
    answer: { kind: 'list', schema: documentPrintAnswer },
  },
} as const satisfies Record<string, CallRow>;
