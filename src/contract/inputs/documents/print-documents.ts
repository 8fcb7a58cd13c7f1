import * as v from 'valibot';
import { fieldMessages } from '../field-messages.ts';
import { idNumber, inputObject } from '../fields.ts';
import { documentTemplateEntries } from './document-template.ts';

/** The most titles of one call. A longer job is sent in parts, each of which is a file. */
const mostTitles = 500;

const titleIds = v.pipe(
  v.array(idNumber('Selecciona al menos un título'), 'Selecciona al menos un título'),
  v.minLength(1, 'Selecciona al menos un título'),
  v.maxLength(mostTitles, `No se pueden imprimir más de ${mostTitles} títulos de una vez`),
);

const selection = {
  template_id: idNumber(fieldMessages.required('El documento')),
  title_ids: titleIds,
};

/** Body of printing documents of issued titles. */
export const printInput = inputObject({
  ...selection,
  /** Chosen by the client: the same documents of one job are the same copies, however often they are sent. */
  job: v.pipe(
    v.string(fieldMessages.required('El trabajo de impresión')),
    v.regex(/^[\w-]{8,64}$/, fieldMessages.invalid('El trabajo de impresión')),
  ),
});

/** Body of checking documents before they are printed. */
export const printCheckInput = inputObject(selection);

/** Body of a preview of a template that may not be stored yet. */
export const previewInput = inputObject({
  template: v.object(documentTemplateEntries),
  format: v.picklist(['pdf', 'svg'], 'El formato debe ser pdf o svg'),
  /** The ceremony with whose most difficult names the documents are drawn. Default the latest. */
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
