import { pipe, string, transform, unknown } from 'valibot';
import { type Report, type ReportFormat, reportFormats } from '#domain/report/report.ts';
import { optionalTimestamp } from '../wire/dates.ts';
import { optionalText, readCount } from '../wire/fields.ts';
import { optionalPart, rowOf } from '../wire/row.ts';

const recordCount = pipe(
  unknown(),
  transform((value) => readCount(value) ?? 0),
);

const metadata = rowOf({
  totalRecords: [recordCount, 'total_records'],
  ceremonyName: [optionalText, 'ceremony_name'],
});

/**
 * A report on the wire. Only its content is required, because it is the download.
 *
 * @param asked the requested format, for a server that does not repeat it.
 */
export function reportIn(asked: ReportFormat) {
  return pipe(
    rowOf({
      format: [optionalText, 'format'],
      content: [string(), 'content'],
      filename: [optionalText, 'filename'],
      generatedAt: [optionalTimestamp, 'generated_at'],
      metadata: [optionalPart(metadata), 'metadata'],
    }),
    transform(
      ({ metadata: counted, ...row }): Report => ({
        ...row,
        ...counted,
        format: reportFormats.find((format) => format === row.format?.toUpperCase()) ?? asked,
      }),
    ),
  );
}
