import * as v from 'valibot';
import { longestCorrection } from '#domain/application/title-proof.ts';
import { fieldMessages } from './field-messages.ts';
import { idNumber, inputObject, optionalText, requiredText } from './fields.ts';

const reply = { label: 'La respuesta', most: longestCorrection };

/** Body of an answer to a proof: the wording that was read, and a description if it needs a correction. */
export const proofAnswerInput = v.pipe(
  inputObject({
    version: requiredText({ label: 'La versión del texto', most: 100 }),
    answer: v.picklist(['correct', 'correction'], fieldMessages.invalid('La respuesta')),
    description: optionalText({ label: 'La descripción', most: longestCorrection }),
  }),
  v.forward(
    v.partialCheck(
      [['answer'], ['description']],
      ({ answer, description }) =>
        answer === 'correct' || (description !== null && description !== undefined),
      'Describe qué hay que corregir',
    ),
    ['description'],
  ),
);

/** Body of accepting a correction: a reply, and the gender of the degree title if the correction changes it. */
export const correctionAcceptanceInput = inputObject({
  reply: optionalText(reply),
  gender_id: v.optional(v.nullable(idNumber(fieldMessages.invalid('El género')))),
});

/** Body of answering a correction without a change. */
export const correctionReplyInput = inputObject({ reply: requiredText(reply) });
