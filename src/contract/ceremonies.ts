import * as v from 'valibot';
import { parseRegistryNumber, tidyRegistryNumber } from '#domain/registry/registry-number.ts';
import { type CallRow, ifMatch } from './schema/call-row.ts';
import {
  calendarDay,
  fieldMessages,
  inputObject,
  optionalText,
  requiredText,
} from './schema/fields.ts';
import { counted, namedToday, type RefusalAnswer, type RefusalValues } from './schema/refusal.ts';

/** The statuses of a ceremony in their canonical spelling. */
const ceremonyStatuses = ['ABIERTO', 'CERRADO', 'COMPLETADO'] as const;

/** One ceremony in the public list. */
export const publicCeremonyAnswer = v.object({
  id: v.number(),
  name: v.string(),
  ceremony_date: v.pipe(v.string(), v.isoDate()),
  ceremony_location: v.string(),
  description: v.nullable(v.string()),
  status: v.picklist(ceremonyStatuses),
});

/** One ceremony in the console's list. */
export const ceremonyAnswer = v.object({
  ...publicCeremonyAnswer.entries,
  record_initial: v.string(),
  assigned_initial: v.string(),
  folio_initial: v.string(),
  completion_notes: v.nullable(v.string()),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  updated_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** After a restore: the first place of the series, counted from 0, that is issued again. Absent without a restore. */
  skipped_to: v.optional(v.number()),
  version: v.number(),
});

/** A ceremony, as the server answers it. */
export type CeremonyAnswer = v.InferOutput<typeof ceremonyAnswer>;

/** Changes of ceremonies. */
export const ceremonyRefusals = {
  ceremonyMissing: { status: 404, message: 'El acto de grado no existe.' },
  ceremonyChanged: {
    status: 412,
    message:
      'Este acto de grado cambió después de que lo abriste. Revisa cómo quedó y vuelve a intentarlo.',
  },
  ceremonyDatePast: {
    field: 'ceremony_date',
    status: 422,
    message: (values: RefusalValues) => `La fecha no puede ser anterior a hoy${namedToday(values)}`,
  },
  ceremonyNumbersFixed: {
    status: 409,
    message: ({ titles }: RefusalValues) =>
      `No se pueden cambiar los números iniciales porque este acto de grado ya tiene ${issuedTitles(titles)}.`,
    fieldMessage: (stored) => `Sigue siendo ${stored}: ya hay títulos emitidos.`,
  },
  ceremonyYearFixed: {
    field: 'ceremony_date',
    status: 409,
    message: ({ titles, year }: RefusalValues) =>
      `La fecha debe ser de ${year}: este acto de grado ya tiene ${issuedTitles(titles)} en el registro de ese año.`,
  },
  ceremonyHasTitles: {
    status: 409,
    message: ({ titles }: RefusalValues) =>
      `No se puede eliminar el acto de grado porque tiene ${issuedTitles(titles)}.`,
  },
} as const satisfies Record<string, RefusalAnswer>;

function issuedTitles(count: string | number | undefined): string {
  return counted(count, 'título emitido', 'títulos emitidos');
}

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

/** A first number: a string that keeps its zeros, without invisible characters; a plain number becomes its digits. */
function initialNumber(label: string, required = fieldMessages.required(label)) {
  const message = fieldMessages.registryNumber(label);
  return v.pipe(
    v.union(
      [v.string(), v.pipe(v.number(), v.safeInteger(message), v.minValue(0, message))],
      required,
    ),
    v.transform(String),
    v.trim(),
    v.check((text) => !/\p{Cc}/u.test(text), message),
    v.transform(tidyRegistryNumber),
    v.nonEmpty(required),
    v.maxLength(30, message),
    v.check((text) => parseRegistryNumber(text) !== undefined, message),
  );
}

/** Body of creating and changing a ceremony. A new one without a status is open. */
const ceremonyInput = inputObject({
  name: requiredText({ label: 'El nombre', max: 200 }),
  ceremony_date: calendarDay('La fecha'),
  ceremony_location: requiredText({ label: 'La ubicación', max: 300 }),
  description: optionalText({ label: 'La descripción', max: 2000, hasLines: true }),
  record_initial: initialNumber('El acta inicial', 'El acta inicial es requerida'),
  assigned_initial: initialNumber('El asignado inicial'),
  folio_initial: initialNumber('El folio inicial'),
  status: v.optional(status),
});

/** A ceremony, as the client sends it. */
export type CeremonyInput = v.InferOutput<typeof ceremonyInput>;

/** Body of completing a ceremony. */
const completionInput = inputObject({
  notes: optionalText({ label: 'Las notas', max: 2000, hasLines: true }),
});

/** The ceremonies. */
export const ceremonyCalls = {
  listOfferedCeremonies: {
    purpose: 'Ceremonies that have not taken place; those with status ABIERTO take applications',
    usedBy: ['wizard'],
    audience: 'public',
    status: 200,
    answer: { kind: 'list', schema: publicCeremonyAnswer },
  },
  listCeremonies: {
    purpose: 'List all ceremonies, newest first',
    usedBy: ['ceremonies', 'applications', 'titles', 'reports'],
    audience: 'administrators',
    proof: 'session',
    status: 200,
    answer: { kind: 'list', schema: ceremonyAnswer },
  },
  createCeremony: {
    purpose: 'Create a ceremony; its date must not be past',
    usedBy: ['ceremonies'],
    audience: 'administrators',
    proof: 'session',
    input: ceremonyInput,
    status: 201,
    answer: { kind: 'data', schema: ceremonyAnswer },
    done: 'Acto de grado creado correctamente',
    refusals: ['ceremonyDatePast'],
  },
  updateCeremony: {
    purpose: 'Change a ceremony, and its status if sent',
    usedBy: ['ceremonies'],
    audience: 'administrators',
    proof: 'session',
    headers: ifMatch,
    input: ceremonyInput,
    status: 200,
    answer: { kind: 'data', schema: ceremonyAnswer },
    done: 'Acto de grado actualizado correctamente',
    refusals: ['ceremonyMissing', 'ceremonyChanged', 'ceremonyNumbersFixed', 'ceremonyYearFixed'],
  },
  deleteCeremony: {
    purpose: 'Delete a ceremony and its applications; 409 once titles were issued',
    usedBy: ['ceremonies'],
    audience: 'administrators',
    proof: 'fresh',
    headers: ifMatch,
    status: 200,
    answer: { kind: 'done' },
    done: 'Acto de grado eliminado correctamente',
    refusals: ['ceremonyMissing', 'ceremonyChanged', 'ceremonyHasTitles'],
  },
  completeCeremony: {
    purpose: 'Mark a ceremony as having taken place',
    usedBy: ['ceremonies'],
    audience: 'administrators',
    proof: 'session',
    headers: ifMatch,
    input: completionInput,
    isInputOptional: true,
    status: 200,
    answer: { kind: 'data', schema: ceremonyAnswer },
    done: 'Ceremonia completada exitosamente',
    refusals: ['ceremonyMissing', 'ceremonyChanged'],
  },
} as const satisfies Record<string, CallRow>;
