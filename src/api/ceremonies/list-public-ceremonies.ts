import type { Ceremony } from '../../domain/ceremony/ceremony.ts';
import type { ApiClient } from '../client.ts';
import { choicesOf } from '../wire/answer.ts';
import type { ListAnswer } from '../wire/list-answer.ts';
import { publicCeremony } from './ceremony.schema.ts';

/** GET /api/public/ceremonies: the ceremonies a graduate may see. */
export function listPublicCeremonies(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<ListAnswer<Ceremony>> {
  return api.send({
    method: 'GET',
    template: '/api/public/ceremonies',
    signal,
    answer: choicesOf(publicCeremony),
  });
}
