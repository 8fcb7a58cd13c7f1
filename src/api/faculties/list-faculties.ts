import { object, pipe, transform, unknown } from 'valibot';
import type { ApiClient } from '../client.ts';
import { listOf } from '../wire/answer.ts';
import { applyAliases, identifier, optionalText } from '../wire/fields.ts';
import type { ListAnswer } from '../wire/list-answer.ts';

/** A faculty, to which careers belong. */
export interface Faculty {
  readonly id: number;
  /** '' when the server sends none. */
  readonly name: string;
}

const faculty = pipe(
  unknown(),
  transform((row) => applyAliases(row, { id: ['id', 'faculty_id'] })),
  object({ id: identifier, name: optionalText }),
  // For the registrar: a row without a name is still a row that can be mended (docs/decisions/0005).
  transform((row): Faculty => ({ id: row.id, name: row.name ?? '' })),
);

/** GET /api/faculties: every faculty. */
export function listFaculties(api: ApiClient, signal?: AbortSignal): Promise<ListAnswer<Faculty>> {
  return api.send({
    method: 'GET',
    template: '/api/faculties',
    signal,
    sentenceField: 'message',
    answer: listOf(faculty),
  });
}
