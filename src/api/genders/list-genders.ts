import { object, pipe, transform, unknown } from 'valibot';
import type { Gender } from '../../domain/person/gender.ts';
import type { ApiClient } from '../client.ts';
import { choicesOf } from '../wire/answer.ts';
import { applyAliases, identifier, requiredText } from '../wire/fields.ts';
import type { ListAnswer } from '../wire/list-answer.ts';

const gender = pipe(
  unknown(),
  transform((row) => applyAliases(row, { id: ['id', 'gender_id'] })),
  object({ id: identifier, name: requiredText }),
);

/** GET /api/genders: the university's catalogue of genders. */
export function listGenders(api: ApiClient, signal?: AbortSignal): Promise<ListAnswer<Gender>> {
  return api.send({
    method: 'GET',
    template: '/api/genders',
    signal,
    answer: choicesOf(gender),
  });
}
