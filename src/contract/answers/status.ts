import * as v from 'valibot';
import { publicPersonAnswer } from '../person.ts';

const moment = v.pipe(v.string(), v.isoTimestamp());

/** The statuses of an application in their canonical spelling. */
export const applicationStatuses = ['PENDIENTE', 'CONFIRMADA', 'RECHAZADA'] as const;

/** The status of an application, with the reason of a rejection if a proof of identity was sent. */
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
  /** A correction of the issued title, with a proof of identity, where the server announces `corrections`. */
  title: v.optional(
    v.object({
      standing: v.picklist(['annulled', 'rectified']),
      resolution_number: v.string(),
      resolution_date: v.pipe(v.string(), v.isoDate()),
    }),
  ),
  /** Without a proof, a server that announces `look-up-proof` or `receipt-key` masks the person. */
  masked: v.optional(v.literal(true)),
});

/** An accepted application. A server that announces `receipt-key` adds the key for the links of the receipt. */
export const applyAnswer = v.object({
  id: v.number(),
  application_code: v.string(),
  receipt_key: v.optional(v.string()),
});

/** The status of an application, as the server answers it. */
export type StatusAnswer = v.InferOutput<typeof statusAnswer>;
