import type { Career } from '../../domain/degree/career.ts';
import type { ApiClient } from '../client.ts';
import { choicesOf } from '../wire/answer.ts';
import type { ListAnswer } from '../wire/list-answer.ts';
import { publicCareer } from './career.schema.ts';

/** GET /api/public/careers: the careers a graduate may choose from, inactive ones included. */
export function listPublicCareers(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<ListAnswer<Career>> {
  return api.send({
    method: 'GET',
    template: '/api/public/careers',
    signal,
    answer: choicesOf(publicCareer),
  });
}
