import * as v from 'valibot';
import { applicationStatuses } from '../public/status.answer.ts';

const day = v.pipe(v.string(), v.isoDate());
const moment = v.pipe(v.string(), v.isoTimestamp());
const optional = v.nullable(v.string());

/** One application as the back office sees it (spec §3), flat. */
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
  identification_type: v.string(),
  id_number: v.string(),
  first_name: v.string(),
  middle_name: optional,
  third_name: optional,
  last_name: v.string(),
  second_last_name: optional,
  email: v.string(),
  phone: optional,
  date_of_birth: v.nullable(day),
  place_of_birth: optional,
  gender_id: v.number(),
  notes: optional,
  applied_at: moment,
  updated_at: v.nullable(moment),
  version: v.number(),
});

export type ApplicationAnswer = v.InferOutput<typeof applicationAnswer>;
