import { pipe, transform, unknown } from 'valibot';
import type { Report, ReportFormat, ReportKind } from '../../domain/report/report.ts';
import type { ApiClient } from '../client.ts';
import { unwrapItem } from '../wire/answer.ts';
import { isRecord } from '../wire/is-record.ts';
import { reportIn } from './report.schema.ts';

/** What is asked of a report. */
export interface ReportRequest {
  readonly kind: ReportKind;
  readonly format: ReportFormat;
  /** Undefined for all ceremonies; two of the four reports need one. */
  readonly ceremonyId: number | undefined;
}

/** POST /api/reports/{kind}: makes a report of the rows as they are now. */
export function generateReport(
  api: ApiClient,
  { kind, format, ceremonyId }: ReportRequest,
  signal?: AbortSignal,
): Promise<Report> {
  return api.send({
    method: 'POST',
    template: `/api/reports/${kind}`,
    payload: { format, ...(ceremonyId === undefined ? {} : { ceremony_id: ceremonyId }) },
    signal,
    answer: pipe(unknown(), transform(reportOf), reportIn(format)),
  });
}

/** Beside `success`, or in a `data` envelope like the other answers. */
function reportOf(body: unknown): unknown {
  const answer = isRecord(body) && isRecord(body.report) ? body : unwrapItem(body);
  return isRecord(answer) ? answer.report : undefined;
}
