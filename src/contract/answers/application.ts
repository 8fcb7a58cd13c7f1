import * as v from 'valibot';
import { personAnswer } from '../person.ts';
import { applicationStatuses } from './status.ts';

const day = v.pipe(v.string(), v.isoDate());
const moment = v.pipe(v.string(), v.isoTimestamp());

/** One application, flat. */
export const applicationAnswer = v.object({
  id: v.number(),
  application_code: v.string(),
  status: v.picklist(applicationStatuses),
  ceremony_id: v.number(),
  ceremony_name: v.string(),
  ceremony_date: day,
  career_id: v.number(),
  career_name: v.string(),
  faculty_name: v.string(),
  ...personAnswer.entries,
  notes: v.nullable(v.string()),
  /** The authorisation that the graduate has given; null without one. Only from a server that announces `privacy`. */
  privacy: v.optional(v.nullable(v.object({ version: v.string(), accepted_at: moment }))),
  /** From a server that announces `internal-notes`. */
  internal_notes: v.optional(v.nullable(v.string())),
  applied_at: moment,
  updated_at: v.nullable(moment),
  version: v.number(),
});

/** An application, as the server answers it. */
export type ApplicationAnswer = v.InferOutput<typeof applicationAnswer>;
