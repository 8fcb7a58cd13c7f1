import * as v from 'valibot';

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
  version: v.number(),
});

/** A ceremony, as the server answers it. */
export type CeremonyAnswer = v.InferOutput<typeof ceremonyAnswer>;
