import { pipe, transform, unknown } from 'valibot';
import type { CallPath } from '#contract/paths/call-path.ts';
import * as paths from '#contract/paths/paths.ts';
import type { Report, ReportFormat, ReportKind } from '#domain/report/report.ts';
import type { ApiClient } from '../client.ts';
import { unwrapItem } from '../wire/answer.ts';
import { isRecord } from '../wire/is-record.ts';
import { reportIn } from './report.schema.ts';

/** The choices of a report's form. */
export interface ReportRequest {
  readonly kind: ReportKind;
  readonly format: ReportFormat;
  /** Undefined for all ceremonies; two of the four reports require one. */
  readonly ceremonyId: number | undefined;
}

const reportCalls: Readonly<Record<ReportKind, CallPath>> = {
  'graduated-applications': paths.reportGraduatedApplications,
  'confirmed-students': paths.reportConfirmedStudents,
  'contact-list-applicants': paths.reportContactListApplicants,
  'contact-list-confirmed': paths.reportContactListConfirmed,
};

export function generateReport(
  api: ApiClient,
  { kind, format, ceremonyId }: ReportRequest,
  signal?: AbortSignal,
): Promise<Report> {
  return api.send({
    call: reportCalls[kind],
    payload: { format, ...(ceremonyId === undefined ? {} : { ceremony_id: ceremonyId }) },
    signal,
    answer: pipe(unknown(), transform(unwrapReport), reportIn(format)),
  });
}

/** Beside `success`, or in a `data` envelope like other responses. */
function unwrapReport(body: unknown): unknown {
  const answer = isRecord(body) && isRecord(body.report) ? body : unwrapItem(body);
  return isRecord(answer) ? answer.report : undefined;
}
