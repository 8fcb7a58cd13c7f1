import * as v from 'valibot';
import { publicPersonAnswer } from '../applications/person.columns.ts';

const moment = v.pipe(v.string(), v.isoTimestamp());

/** The statuses of an application as this API writes them. */
export const applicationStatuses = ['PENDIENTE', 'CONFIRMADA', 'RECHAZADA'] as const;

/** What the look-up answers under `data`, with a rejection's reason. */
export const statusAnswer = v.object({
  application: v.object({
    status: v.picklist(applicationStatuses),
    application_code: v.string(),
    applied_at: moment,
    updated_at: v.nullable(moment),
    notes: v.optional(v.string()),
  }),
  student: publicPersonAnswer,
  career: v.object({ name: v.string(), career_type: v.string(), faculty_name: v.string() }),
  ceremony: v.object({
    name: v.string(),
    ceremony_date: v.pipe(v.string(), v.isoDate()),
    ceremony_location: v.string(),
  }),
  /** The person is masked and a rejection's reason left out: no proof was shown. An addition to the contract. */
  masked: v.optional(v.literal(true)),
});

export type StatusAnswer = v.InferOutput<typeof statusAnswer>;
