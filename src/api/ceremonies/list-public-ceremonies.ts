import type { Ceremony } from '../../domain/ceremony/ceremony.ts';
import type { ApiClient } from '../client.ts';
import { decodeWith } from '../wire/decode.ts';
import { unwrapList } from '../wire/envelope.ts';
import { publicCeremonyList } from './ceremony.schema.ts';

/** GET /api/public/ceremonies: the ceremonies a graduate may see. */
export function listPublicCeremonies(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<readonly Ceremony[]> {
  return api.send({
    method: 'GET',
    template: '/api/public/ceremonies',
    signal,
    decode: (body) => decodeWith(publicCeremonyList, unwrapList(body)),
  });
}
