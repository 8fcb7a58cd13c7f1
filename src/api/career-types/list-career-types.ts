import { object, pipe, transform, unknown } from 'valibot';
import type { ApiClient } from '../client.ts';
import { listOf } from '../wire/answer.ts';
import { applyAliases, identifier, optionalText } from '../wire/fields.ts';
import type { ListAnswer } from '../wire/list-answer.ts';

/** A kind of career: undergraduate, postgraduate… */
export interface CareerType {
  readonly id: number;
  /** '' when the server sends none. */
  readonly name: string;
}

const careerType = pipe(
  unknown(),
  transform((row) => applyAliases(row, { id: ['career_type_id', 'id'] })),
  object({ id: identifier, name: optionalText }),
  // For the registrar: a row without a name is still a row that can be mended (docs/decisions/0005).
  transform((row): CareerType => ({ id: row.id, name: row.name ?? '' })),
);

/** GET /api/career_types: every career type. */
export function listCareerTypes(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<ListAnswer<CareerType>> {
  return api.send({
    method: 'GET',
    template: '/api/career_types',
    signal,
    sentenceField: 'message',
    answer: listOf(careerType),
  });
}
