import type { ApplicationStatusReport } from '../../domain/application/application-status-report.ts';
import type { ApiClient } from '../client.ts';
import { itemOf } from '../wire/answer.ts';
import { applicationStatusReport } from './application-status.schema.ts';

/** GET /api/public/status/{code}: the status of a request. The code is sent as typed, URL-encoded. */
export function findApplicationStatus(
  api: ApiClient,
  code: string,
  signal?: AbortSignal,
): Promise<ApplicationStatusReport> {
  return api.send({
    method: 'GET',
    template: '/api/public/status/{code}',
    parameters: { code },
    signal,
    answer: itemOf(applicationStatusReport(code)),
  });
}
