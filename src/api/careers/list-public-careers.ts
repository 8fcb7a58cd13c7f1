import type { Career } from '../../domain/degree/career.ts';
import type { ApiClient } from '../client.ts';
import { decodeWith } from '../wire/decode.ts';
import { unwrapList } from '../wire/envelope.ts';
import { publicCareerList } from './career.schema.ts';

/** GET /api/public/careers: the careers a graduate may choose from, inactive ones included. */
export function listPublicCareers(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<readonly Career[]> {
  return api.send({
    method: 'GET',
    template: '/api/public/careers',
    signal,
    decode: (body) => decodeWith(publicCareerList, unwrapList(body)),
  });
}
