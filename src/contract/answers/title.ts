import * as v from 'valibot';

const day = v.pipe(v.string(), v.isoDate());
const moment = v.pipe(v.string(), v.isoTimestamp());
const optional = v.nullable(v.string());

/** One issued title, with all values as of the day of issue. */
export const titleAnswer = v.object({
  id: v.number(),
  application_id: v.number(),
  ceremony_id: v.number(),
  application_code: v.string(),
  identification_type: v.string(),
  id_number: v.string(),
  first_name: v.string(),
  middle_name: optional,
  third_name: optional,
  last_name: v.string(),
  second_last_name: optional,
  career_name: v.string(),
  faculty_name: v.string(),
  ceremony_name: v.string(),
  ceremony_date: day,
  issue_date: day,
  degree_title: optional,
  record_registry: v.string(),
  assigned_registry: v.string(),
  folio_registry: v.string(),
  notes: optional,
  created_at: moment,
  updated_at: moment,
  /** The code printed on the title, where the server announces `verification`. */
  verification_code: v.optional(optional),
  /** The address at which the code is verified, where the university has such a page. */
  verification_url: v.optional(optional),
});

/** The result of a bulk issue. */
export const bulkIssueAnswer = v.object({
  /** The number of titles that this call issued. */
  count: v.number(),
  /** The number of titles of the ceremony. */
  total_issued: v.number(),
});

/** An issued title, as the server answers it. */
export type TitleAnswer = v.InferOutput<typeof titleAnswer>;
/** The result of a bulk issue of titles. */
export type BulkIssueAnswer = v.InferOutput<typeof bulkIssueAnswer>;

/** The message of a bulk issue. */
export function issueMessage({ count }: Pick<BulkIssueAnswer, 'count'>): string {
  return count > 0
    ? `Títulos emitidos exitosamente, se emitieron ${count} título(s)`
    : 'Todos los títulos de este acto de grado ya estaban emitidos.';
}
