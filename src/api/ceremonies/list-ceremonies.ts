import type { Ceremony } from '../../domain/ceremony/ceremony.ts';
import type { ApiClient } from '../client.ts';
import { listOf } from '../wire/answer.ts';
import type { ListAnswer } from '../wire/list-answer.ts';
import { ceremony } from './ceremony.schema.ts';

/** GET /api/ceremonies: every ceremony, for the registrar. */
export function listCeremonies(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<ListAnswer<Ceremony>> {
  return api.send({
    method: 'GET',
    template: '/api/ceremonies',
    signal,
    sentenceField: 'message',
    answer: listOf(ceremony),
  });
}
