import * as v from 'valibot';
import type { CallRow } from './schema/call-row.ts';
import {
  calendarDay,
  fieldMessages,
  idNumber,
  inputObject,
  optionalText,
  requiredText,
} from './schema/fields.ts';
import { counted, namedToday, type RefusalAnswer, type RefusalValues } from './schema/refusal.ts';

const optional = v.nullable(v.string());

/** Collected a title. The data of a proxy are null after their erasure. */
const collectorAnswer = v.variant('kind', [
  v.object({ kind: v.literal('graduate') }),
  v.object({
    kind: v.literal('proxy'),
    name: optional,
    identification_type: optional,
    id_number: optional,
    /** The power of attorney. */
    authority: optional,
  }),
]);

/** One entry of the book of hand-overs. */
export const handoverAnswer = v.object({
  id: v.number(),
  title_id: v.number(),
  kind: v.picklist(['delivered', 'not-delivered']),
  /** Null if it was not delivered; likewise the collector. */
  delivered_on: v.nullable(v.pipe(v.string(), v.isoDate())),
  collector: v.nullable(collectorAnswer),
  notes: optional,
  /** The reason of a correction. */
  reason: optional,
  /** The title's entry before, which this one replaces. */
  previous_id: v.nullable(v.number()),
  recorded_at: v.pipe(v.string(), v.isoTimestamp()),
  recorded_by: v.string(),
});

/** The book of hand-overs, the newest entry first. */
const handoverBookAnswer = v.object({
  data: v.array(handoverAnswer),
  /** A title that nobody has collected for more days than these counts as uncollected. */
  uncollected_after_days: v.number(),
});

/** The result of recording hand-overs. */
const recordedHandoversAnswer = v.object({
  /** The number of titles. */
  count: v.number(),
});

/** An entry of the book of hand-overs, as the server answers it. */
export type HandoverAnswer = v.InferOutput<typeof handoverAnswer>;

/** The message of recorded hand-overs. */
function handoverMessage({ count }: v.InferOutput<typeof recordedHandoversAnswer>): string {
  return count === 1 ? 'Entrega registrada' : `Se registraron ${count} entregas`;
}

/** The book of hand-overs. */
export const handoverRefusals = {
  handedTitleMissing: { status: 404, message: 'Uno de los títulos no existe.' },
  handoverMissing: { status: 404, message: 'La anotación no existe en el libro de entregas.' },
  deliveryInFuture: {
    field: 'delivered_on',
    status: 422,
    message: (values: RefusalValues) =>
      `La fecha de entrega no puede ser futura${namedToday(values)}.`,
  },
  deliveryBeforeIssue: {
    field: 'delivered_on',
    status: 422,
    message: ({ holder, others }: RefusalValues) =>
      `La fecha de entrega es anterior a la emisión del título de ${holder}${andMore(others)}.`,
  },
  titleNotInForce: {
    status: 409,
    message: ({ holder, others }: RefusalValues) =>
      `El título de ${holder}${andMore(others)} fue anulado o rectificado, y no se puede entregar.`,
  },
  heldTitle: {
    status: 409,
    message: ({ holder, others }: RefusalValues) =>
      `El título de ${holder}${andMore(others)} está en revisión, y no se puede entregar.`,
  },
  alreadyDelivered: {
    status: 409,
    message: ({ holder, others }: RefusalValues) =>
      `El título de ${holder}${andMore(others)} ya figura como entregado. No se registró ninguna entrega.`,
  },
  handoverReplaced: {
    status: 409,
    message:
      'Otra anotación posterior ya reemplaza a esta. Revisa el libro de entregas antes de corregir.',
  },
} as const satisfies Record<string, RefusalAnswer>;

function andMore(others: string | number | undefined): string {
  return Number(others) === 0 ? '' : ` (y ${counted(others, 'título más', 'títulos más')})`;
}

/** The most titles of one call: those of a large ceremony are recorded in several. */
const maxHandedOver = 500;

const titlesRequired = 'Selecciona al menos un título';
const collectorInvalid = fieldMessages.invalid('La persona que retira');

const titleIds = v.pipe(
  v.array(idNumber(titlesRequired), titlesRequired),
  v.minLength(1, titlesRequired),
  v.maxLength(maxHandedOver, `No se pueden registrar más de ${maxHandedOver} entregas a la vez`),
  v.transform((ids) => [...new Set(ids)]),
);

const collector = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('graduate') }),
    inputObject({
      kind: v.literal('proxy'),
      name: requiredText({ label: 'El nombre de quien retira', max: 200 }),
      identification_type: requiredText({ label: 'El tipo de identificación', max: 20 }),
      id_number: requiredText({ label: 'El número de identificación', max: 50 }),
      authority: requiredText({ label: 'El poder', max: 300 }),
    }),
  ],
  collectorInvalid,
);

const delivery = {
  delivered_on: calendarDay('La fecha de entrega'),
  collector,
  notes: optionalText({ label: 'Las notas', max: 1000, hasLines: true }),
};

/** Body of recording that titles were collected, all by the same person or each by its graduate. */
const handoverInput = inputObject({ title_ids: titleIds, ...delivery });

/** Body of correcting an entry: the delivery as it was, or that there was none. */
const handoverCorrectionInput = inputObject({
  reason: requiredText({ label: 'El motivo de la corrección', max: 500, hasLines: true }),
  result: v.variant(
    'kind',
    [
      inputObject({ kind: v.literal('delivered'), ...delivery }),
      v.object({ kind: v.literal('not-delivered') }),
    ],
    fieldMessages.invalid('La corrección'),
  ),
});

/** Titles and their collection, as the client sends them. */
export type HandoverInput = v.InferOutput<typeof handoverInput>;
/** A correction, as the client sends it. */
export type HandoverCorrectionInput = v.InferOutput<typeof handoverCorrectionInput>;

/** The book of hand-overs. */
export const handoverCalls = {
  listHandovers: {
    purpose: 'All entries of the book of hand-overs, newest first; of a title, the last one counts',
    usedBy: ['titles'],
    audience: 'administrators',
    proof: 'session',
    extra: 'handover',
    status: 200,
    answer: { kind: 'beside', schema: handoverBookAnswer },
  },
  recordHandovers: {
    purpose: 'Record that titles were collected, all or none',
    usedBy: ['titles'],
    audience: 'administrators',
    proof: 'session',
    extra: 'handover',
    input: handoverInput,
    status: 201,
    answer: { kind: 'data', schema: recordedHandoversAnswer },
    done: handoverMessage,
    refusals: [
      'deliveryInFuture',
      'handedTitleMissing',
      'titleNotInForce',
      'heldTitle',
      'alreadyDelivered',
      'deliveryBeforeIssue',
    ],
  },
  correctHandover: {
    purpose: 'Correct the last entry of a title by a further entry',
    usedBy: ['titles'],
    audience: 'administrators',
    proof: 'session',
    extra: 'handover',
    input: handoverCorrectionInput,
    status: 201,
    answer: { kind: 'done' },
    done: 'Corrección registrada',
    refusals: ['deliveryInFuture', 'handoverMissing', 'handoverReplaced', 'deliveryBeforeIssue'],
  },
} as const satisfies Record<string, CallRow>;
