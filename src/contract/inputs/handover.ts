import * as v from 'valibot';
import { fieldMessages } from './field-messages.ts';
import { calendarDay, idNumber, inputObject, optionalText, requiredText } from './fields.ts';

/** The most titles of one call: those of a large ceremony are recorded in several. */
const mostHandedOver = 500;

const titlesRequired = 'Selecciona al menos un título';
const collectorInvalid = fieldMessages.invalid('La persona que retira');

const titleIds = v.pipe(
  v.array(idNumber(titlesRequired), titlesRequired),
  v.minLength(1, titlesRequired),
  v.maxLength(mostHandedOver, `No se pueden registrar más de ${mostHandedOver} entregas a la vez`),
  v.transform((ids) => [...new Set(ids)]),
);

const collector = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('graduate') }),
    inputObject({
      kind: v.literal('proxy'),
      name: requiredText({ label: 'El nombre de quien retira', most: 200 }),
      identification_type: requiredText({ label: 'El tipo de identificación', most: 20 }),
      id_number: requiredText({ label: 'El número de identificación', most: 50 }),
      authority: requiredText({ label: 'El poder', most: 300 }),
    }),
  ],
  collectorInvalid,
);

const delivery = {
  delivered_on: calendarDay('La fecha de entrega'),
  collector,
  notes: optionalText({ label: 'Las notas', most: 1000 }),
};

/** Body of recording that titles were collected, all by the same person or each by its graduate. */
export const handoverInput = inputObject({ title_ids: titleIds, ...delivery });

/** Body of correcting an entry: the delivery as it was, or that there was none. */
export const handoverCorrectionInput = inputObject({
  reason: requiredText({ label: 'El motivo de la corrección', most: 500 }),
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
