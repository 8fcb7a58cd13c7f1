import * as v from 'valibot';

/** The statuses as this API writes them. */
const ceremonyStatuses = ['ABIERTO', 'CERRADO', 'COMPLETADO'] as const;

/** One ceremony as visitors see it. */
export const publicCeremonyAnswer = v.object({
  id: v.number(),
  name: v.string(),
  ceremony_date: v.pipe(v.string(), v.isoDate()),
  ceremony_location: v.string(),
  description: v.nullable(v.string()),
  status: v.picklist(ceremonyStatuses),
});

/** One ceremony as the back office sees it. */
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

export type CeremonyAnswer = v.InferOutput<typeof ceremonyAnswer>;
