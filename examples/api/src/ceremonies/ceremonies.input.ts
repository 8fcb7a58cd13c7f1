import { parseRegistryNumber } from 'birrete/rules';
import * as v from 'valibot';
import { fieldMessages } from '../input/fields.messages.ts';
import { calendarDay, inputObject, optionalText, requiredText } from '../input/fields.ts';
import { ceremonyMessages as messages } from './ceremonies.messages.ts';

const spellings = new Map([
  ['ABIERTO', 'ABIERTO'],
  ['OPEN', 'ABIERTO'],
  ['CERRADO', 'CERRADO'],
  ['CLOSED', 'CERRADO'],
  ['COMPLETADO', 'COMPLETADO'],
  ['COMPLETED', 'COMPLETADO'],
] as const);

/** A status in Spanish or English, in any case. */
const status = v.pipe(
  v.string(messages.statusInvalid),
  v.trim(),
  v.rawTransform<string, 'ABIERTO' | 'CERRADO' | 'COMPLETADO'>(({ dataset, addIssue, NEVER }) => {
    const written = dataset.value.toUpperCase();
    for (const [spelling, meant] of spellings) if (spelling === written) return meant;
    addIssue({ message: messages.statusInvalid });
    return NEVER;
  }),
);

/** A first number: a string that keeps its zeros; a plain number is taken as it reads. */
function initialNumber(label: string, required: string) {
  const sentence = fieldMessages.registryNumber(label);
  return v.pipe(
    v.union(
      [v.string(), v.pipe(v.number(), v.safeInteger(sentence), v.minValue(0, sentence))],
      required,
    ),
    v.transform(String),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(30, sentence),
    v.check((text) => !/\p{Cc}/u.test(text) && parseRegistryNumber(text) !== undefined, sentence),
  );
}

/** Body of creating a ceremony. Without a status it is open. */
export const ceremonyInput = inputObject({
  name: requiredText({ label: 'El nombre', required: messages.nameRequired, most: 200 }),
  ceremony_date: calendarDay(messages.dateRequired, messages.dateInvalid),
  ceremony_location: requiredText({
    label: 'La ubicación',
    required: messages.locationRequired,
    most: 300,
  }),
  description: optionalText({ label: 'La descripción', most: 2000 }),
  record_initial: initialNumber('El acta inicial', messages.recordRequired),
  assigned_initial: initialNumber('El asignado inicial', messages.assignedRequired),
  folio_initial: initialNumber('El folio inicial', messages.folioRequired),
  status: v.optional(status),
});

export type CeremonyInput = v.InferOutput<typeof ceremonyInput>;

/** Body of completing a ceremony. */
export const completionInput = inputObject({
  notes: optionalText({ label: 'Las notas', most: 2000 }),
});
