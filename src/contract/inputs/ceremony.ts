import * as v from 'valibot';
import { parseRegistryNumber } from '#domain/registry/registry-number.ts';
import { fieldMessages } from './field-messages.ts';
import { calendarDay, inputObject, optionalText, requiredText } from './fields.ts';

const spellings = new Map([
  ['ABIERTO', 'ABIERTO'],
  ['OPEN', 'ABIERTO'],
  ['CERRADO', 'CERRADO'],
  ['CLOSED', 'CERRADO'],
  ['COMPLETADO', 'COMPLETADO'],
  ['COMPLETED', 'COMPLETADO'],
] as const);

const statusInvalid = fieldMessages.invalid('El estado');

/** A status in Spanish or English, in any case. */
const status = v.pipe(
  v.string(statusInvalid),
  v.trim(),
  v.rawTransform<string, 'ABIERTO' | 'CERRADO' | 'COMPLETADO'>(({ dataset, addIssue, NEVER }) => {
    const written = dataset.value.toUpperCase();
    for (const [spelling, meant] of spellings) if (spelling === written) return meant;
    addIssue({ message: statusInvalid });
    return NEVER;
  }),
);

/** A first number: a string that keeps its zeros; a plain number becomes its digits. */
function initialNumber(label: string, required = fieldMessages.required(label)) {
  const message = fieldMessages.registryNumber(label);
  return v.pipe(
    v.union(
      [v.string(), v.pipe(v.number(), v.safeInteger(message), v.minValue(0, message))],
      required,
    ),
    v.transform(String),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(30, message),
    v.check((text) => !/\p{Cc}/u.test(text) && parseRegistryNumber(text) !== undefined, message),
  );
}

/** Body of creating and changing a ceremony. A new one without a status is open. */
export const ceremonyInput = inputObject({
  name: requiredText({ label: 'El nombre', most: 200 }),
  ceremony_date: calendarDay('La fecha'),
  ceremony_location: requiredText({ label: 'La ubicación', most: 300 }),
  description: optionalText({ label: 'La descripción', most: 2000 }),
  record_initial: initialNumber('El acta inicial', 'El acta inicial es requerida'),
  assigned_initial: initialNumber('El asignado inicial'),
  folio_initial: initialNumber('El folio inicial'),
  status: v.optional(status),
});

/** A ceremony, as the client sends it. */
export type CeremonyInput = v.InferOutput<typeof ceremonyInput>;

/** Body of completing a ceremony. */
export const completionInput = inputObject({
  notes: optionalText({ label: 'Las notas', most: 2000 }),
});
