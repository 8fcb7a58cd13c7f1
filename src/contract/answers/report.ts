import * as v from 'valibot';

/** A report; its parts stand beside `success`. */
export const reportAnswer = v.object({
  message: v.string(),
  report: v.object({
    format: v.picklist(['CSV', 'PDF']),
    content: v.pipe(
      v.string(),
      v.description('CSV: the text itself, with a byte order mark at its start. PDF: base64.'),
    ),
    filename: v.string(),
    generated_at: v.pipe(v.string(), v.isoTimestamp()),
    metadata: v.object({ total_records: v.number(), ceremony_name: v.nullable(v.string()) }),
  }),
});

/** A report, as the server answers it. */
export type ReportAnswer = v.InferOutput<typeof reportAnswer>;
