import type { Career } from '../../domain/degree/career.ts';
import type { ApiClient } from '../client.ts';
import { decodeWith } from '../wire/decode.ts';
import { unwrapList } from '../wire/envelope.ts';
import { careerList } from './career.schema.ts';

/** GET /api/careers: every career, for the registrar. */
export function listCareers(api: ApiClient, signal?: AbortSignal): Promise<readonly Career[]> {
  return api.send({
    method: 'GET',
    template: '/api/careers',
    signal,
    sentenceField: 'message',
    decode: (body) => decodeWith(careerList, unwrapList(body)),
  });
}
