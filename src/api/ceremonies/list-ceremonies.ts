import type { Ceremony } from '../../domain/ceremony/ceremony.ts';
import type { ApiClient } from '../client.ts';
import { decodeWith } from '../wire/decode.ts';
import { unwrapList } from '../wire/envelope.ts';
import { ceremonyList } from './ceremony.schema.ts';

/** GET /api/ceremonies: every ceremony, for the registrar. */
export function listCeremonies(api: ApiClient, signal?: AbortSignal): Promise<readonly Ceremony[]> {
  return api.send({
    method: 'GET',
    template: '/api/ceremonies',
    signal,
    sentenceField: 'message',
    decode: (body) => decodeWith(ceremonyList, unwrapList(body)),
  });
}
