import { array, object, pipe, transform, unknown } from 'valibot';
import type { ApiClient } from '../client.ts';
import { decodeWith } from '../wire/decode.ts';
import { unwrapList } from '../wire/envelope.ts';
import { applyAliases, identifier, requiredText } from '../wire/fields.ts';

/** A faculty, to which careers belong (spec §3). */
export interface Faculty {
  readonly id: number;
  readonly name: string;
}

const facultyList = array(
  pipe(
    unknown(),
    transform((row) => applyAliases(row, { id: ['id', 'faculty_id'] })),
    object({ id: identifier, name: requiredText }),
  ),
);

/** GET /api/faculties: every faculty. */
export function listFaculties(api: ApiClient, signal?: AbortSignal): Promise<readonly Faculty[]> {
  return api.send({
    method: 'GET',
    template: '/api/faculties',
    signal,
    decode: (body) => decodeWith(facultyList, unwrapList(body)),
  });
}
