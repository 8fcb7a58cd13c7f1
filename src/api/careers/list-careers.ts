import type { Career } from '../../domain/degree/career.ts';
import type { ApiClient } from '../client.ts';
import { listOf } from '../wire/answer.ts';
import type { ListAnswer } from '../wire/list-answer.ts';
import { career } from './career.schema.ts';

/** GET /api/careers: every career, for the registrar. */
export function listCareers(api: ApiClient, signal?: AbortSignal): Promise<ListAnswer<Career>> {
  return api.send({
    method: 'GET',
    template: '/api/careers',
    signal,
    sentenceField: 'message',
    answer: listOf(career),
  });
}
