import type { Application } from '../../domain/application/application.ts';
import type { ApiClient } from '../client.ts';
import { decodeWith } from '../wire/decode.ts';
import { unwrapList } from '../wire/envelope.ts';
import { applicationList } from './application.schema.ts';

/** GET /api/applications: every request of every ceremony. */
export function listApplications(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<readonly Application[]> {
  return api.send({
    method: 'GET',
    template: '/api/applications',
    signal,
    decode: (body) => decodeWith(applicationList, unwrapList(body)),
  });
}
