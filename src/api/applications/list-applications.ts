import type { Application } from '../../domain/application/application.ts';
import type { ApiClient } from '../client.ts';
import { listOf } from '../wire/answer.ts';
import type { ListAnswer } from '../wire/list-answer.ts';
import { application } from './application.schema.ts';

/** GET /api/applications: every request of every ceremony. */
export function listApplications(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<ListAnswer<Application>> {
  return api.send({
    method: 'GET',
    template: '/api/applications',
    signal,
    answer: listOf(application),
  });
}
