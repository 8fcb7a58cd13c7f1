import * as v from 'valibot';
import { maxSignatureBytes, type PictureKind } from '#domain/document/picture.ts';
import { type CallRow, ifMatch } from '../schema/call-row.ts';
import {
  calendarDay,
  fieldMessages,
  inputObject,
  optionalCalendarDay,
  optionalId,
  requiredText,
} from '../schema/fields.ts';
import type { RefusalAnswer, RefusalValues } from '../schema/refusal.ts';
import { pictureReason } from './picture-reason.ts';

const day = v.pipe(v.string(), v.isoDate());

/** An official who signs documents, with the days on which they hold the office. */
export const authorityAnswer = v.object({
  id: v.number(),
  name: v.string(),
  office: v.string(),
  /** The faculty whose titles alone the official signs, such as its dean; null for all titles. */
  faculty_id: v.nullable(v.number()),
  faculty_name: v.nullable(v.string()),
  valid_from: day,
  /** The last day; null while the official is in office. */
  valid_until: v.nullable(day),
  /** The picture of the signature as a data URL; null if the document leaves a line for the hand. */
  signature: v.nullable(v.string()),
  version: v.number(),
});

/** An official, as the server answers it. */
export type AuthorityAnswer = v.InferOutput<typeof authorityAnswer>;

/** Officials who sign documents. */
export const authorityRefusals = {
  authorityMissing: { status: 404, message: 'La autoridad no existe.' },
  authorityTerm: {
    field: 'valid_until',
    status: 422,
    message: 'La fecha de fin no puede ser anterior a la de inicio.',
  },
  authoritySignatureRefused: {
    field: 'signature',
    status: 422,
    message: (values: RefusalValues) => `No se puede usar la firma: ${pictureReason(values)}.`,
  },
} as const satisfies Record<string, RefusalAnswer>;

interface PictureRule {
  /** With its article, as a message starts with it: 'La firma'. */
  readonly label: string;
  readonly kinds: readonly PictureKind[];
  /** The most bytes of the file. */
  readonly maxBytes: number;
}

/** A picture as a data URL; missing keeps the stored one, null and blank remove it. */
function optionalPicture({ label, kinds, maxBytes }: PictureRule) {
  const start = new RegExp(
    `^data:image/(?:${kinds.join('|').replace('+', '\\+')});base64,[A-Za-z0-9+/]+={0,2}$`,
  );
  return v.optional(
    v.nullable(
      v.pipe(
        v.string(fieldMessages.invalid(label)),
        v.trim(),
        v.maxLength(dataUrlLength(maxBytes), fieldMessages.tooHeavy(label, maxBytes)),
        v.check((text) => text === '' || start.test(text), fieldMessages.picture(label, kinds)),
        v.transform((text) => (text === '' ? null : text)),
      ),
    ),
  );
}

/** Base64 has four characters for three bytes, after the media type. */
function dataUrlLength(bytes: number): number {
  return Math.ceil(bytes / 3) * 4 + 'data:image/svg+xml;base64,'.length;
}

/** Body of creating and changing an official. An omitted faculty, last day or signature keeps its value; null clears it. */
const authorityInput = inputObject({
  name: requiredText({ label: 'El nombre', max: 200 }),
  office: requiredText({ label: 'El cargo', max: 200 }),
  faculty_id: optionalId('La facultad'),
  valid_from: calendarDay('La fecha de inicio'),
  valid_until: optionalCalendarDay('La fecha de fin'),
  signature: optionalPicture({
    label: 'La firma',
    kinds: ['png'],
    maxBytes: maxSignatureBytes,
  }),
});

/** An official, as the client sends it. */
export type AuthorityInput = v.InferOutput<typeof authorityInput>;

/** The officials who sign documents. */
export const authorityCalls = {
  listAuthorities: {
    purpose: 'List all officials who sign documents',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    extra: 'documents',
    status: 200,
    answer: { kind: 'list', schema: authorityAnswer },
  },
  createAuthority: {
    purpose: 'Create an official',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'documents',
    body: 'pictures',
    input: authorityInput,
    status: 201,
    answer: { kind: 'data', schema: authorityAnswer },
    done: 'Autoridad creada exitosamente',
    refusals: ['authorityTerm', 'facultyUnknown', 'authoritySignatureRefused'],
  },
  updateAuthority: {
    purpose: 'Change an official',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'documents',
    headers: ifMatch,
    body: 'pictures',
    input: authorityInput,
    status: 200,
    answer: { kind: 'data', schema: authorityAnswer },
    done: 'Autoridad actualizada exitosamente',
    refusals: [
      'authorityMissing',
      'rowChanged',
      'authorityTerm',
      'facultyUnknown',
      'authoritySignatureRefused',
    ],
  },
  deleteAuthority: {
    purpose: 'Delete an official',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'documents',
    headers: ifMatch,
    status: 200,
    answer: { kind: 'done' },
    done: 'Autoridad eliminada exitosamente',
    refusals: ['authorityMissing', 'rowChanged'],
  },
} as const satisfies Record<string, CallRow>;
