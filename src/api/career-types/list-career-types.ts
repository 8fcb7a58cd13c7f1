import { array, object, pipe, transform, unknown } from 'valibot';
import type { ApiClient } from '../client.ts';
import { decodeWith } from '../wire/decode.ts';
import { unwrapList } from '../wire/envelope.ts';
import { applyAliases, identifier, requiredText } from '../wire/fields.ts';

/** A kind of career: undergraduate, postgraduate… (spec §3). */
export interface CareerType {
  readonly id: number;
  readonly name: string;
}

const careerTypeList = array(
  pipe(
    unknown(),
    transform((row) => applyAliases(row, { id: ['career_type_id', 'id'] })),
    object({ id: identifier, name: requiredText }),
  ),
);

/** GET /api/career_types: every career type. */
export function listCareerTypes(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<readonly CareerType[]> {
  return api.send({
    method: 'GET',
    template: '/api/career_types',
    signal,
    decode: (body) => decodeWith(careerTypeList, unwrapList(body)),
  });
}
