import { array, object, pipe, transform, unknown } from 'valibot';
import type { Gender } from '../../domain/person/gender.ts';
import type { ApiClient } from '../client.ts';
import { decodeWith } from '../wire/decode.ts';
import { unwrapList } from '../wire/envelope.ts';
import { applyAliases, identifier, requiredText } from '../wire/fields.ts';

const genderList = array(
  pipe(
    unknown(),
    transform((row) => applyAliases(row, { id: ['id', 'gender_id'] })),
    object({ id: identifier, name: requiredText }),
  ),
);

/** GET /api/genders: the university's catalogue of genders. */
export function listGenders(api: ApiClient, signal?: AbortSignal): Promise<readonly Gender[]> {
  return api.send({
    method: 'GET',
    template: '/api/genders',
    signal,
    decode: (body) => decodeWith(genderList, unwrapList(body)),
  });
}
