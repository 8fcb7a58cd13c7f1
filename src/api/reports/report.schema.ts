import { fallback, object, optional, pipe, string, transform, unknown } from 'valibot';
import { type Report, type ReportFormat, reportFormats } from '../../domain/report/report.ts';
import { optionalText } from '../wire/fields.ts';
import { optionalTimestamp } from '../wire/timestamp-field.ts';

/** A count as a number or as digits in a text; anything else is 0. */
const recordCount = pipe(
  unknown(),
  transform((value) => {
    const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : 0;
  }),
);

const metadata = object({ total_records: optional(recordCount, 0), ceremony_name: optionalText });

/**
 * A report on the wire. Only its content is required: without it nothing can be downloaded.
 *
 * @param asked the format that was asked for, for a server that does not repeat it.
 */
export function reportIn(asked: ReportFormat) {
  return pipe(
    object({
      format: optionalText,
      content: string(),
      filename: optionalText,
      generated_at: optionalTimestamp,
      metadata: fallback(metadata, { total_records: 0, ceremony_name: undefined }),
    }),
    transform(
      (row): Report => ({
        format: reportFormats.find((format) => format === row.format?.toUpperCase()) ?? asked,
        content: row.content,
        filename: row.filename,
        generatedAt: row.generated_at,
        totalRecords: row.metadata.total_records,
        ceremonyName: row.metadata.ceremony_name,
      }),
    ),
  );
}
