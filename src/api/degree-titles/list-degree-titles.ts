import { object, pipe, transform, unknown } from 'valibot';
import type { DegreeTitle } from '../../domain/degree/degree-title.ts';
import type { ApiClient } from '../client.ts';
import { listOf } from '../wire/answer.ts';
import { applyAliases, identifier, optionalIdentifier, optionalText } from '../wire/fields.ts';
import type { ListAnswer } from '../wire/list-answer.ts';

const degreeTitle = pipe(
  unknown(),
  transform((row) => applyAliases(row, { id: ['id', 'degree_title_id'] })),
  object({
    id: identifier,
    career_id: optionalIdentifier,
    career_name: optionalText,
    gender_id: optionalIdentifier,
    gender_name: optionalText,
    title_name: optionalText,
  }),
  transform(
    (row): DegreeTitle => ({
      id: row.id,
      careerId: row.career_id,
      careerName: row.career_name,
      genderId: row.gender_id,
      genderName: row.gender_name,
      // For the registrar: an entry without its text, career or gender can still be mended (docs/decisions/0005).
      titleName: row.title_name ?? '',
    }),
  ),
);

/** GET /api/degree-titles: how each career's title reads, by gender. */
export function listDegreeTitles(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<ListAnswer<DegreeTitle>> {
  return api.send({
    method: 'GET',
    template: '/api/degree-titles',
    signal,
    sentenceField: 'message',
    answer: listOf(degreeTitle),
  });
}
