import type { ApiClient } from '../client.ts';
import { nothing } from '../wire/answer.ts';

/** One nomenclature: how a career's title reads for one gender. */
export interface DegreeTitleDraft {
  readonly careerId: number;
  readonly genderId: number;
  readonly titleName: string;
}

function toDegreeTitlePayload({ careerId, genderId, titleName }: DegreeTitleDraft) {
  return { career_id: careerId, gender_id: genderId, title_name: titleName };
}

/** POST /api/degree-titles: one entry; the console's form makes two of them. */
export function createDegreeTitle(api: ApiClient, draft: DegreeTitleDraft): Promise<undefined> {
  return api.send({
    method: 'POST',
    template: '/api/degree-titles',
    payload: toDegreeTitlePayload(draft),
    sentenceField: 'message',
    answer: nothing,
  });
}

/** PUT /api/degree-titles/{id} */
export function updateDegreeTitle(
  api: ApiClient,
  id: number,
  draft: DegreeTitleDraft,
): Promise<undefined> {
  return api.send({
    method: 'PUT',
    template: '/api/degree-titles/{id}',
    parameters: { id },
    payload: toDegreeTitlePayload(draft),
    sentenceField: 'message',
    answer: nothing,
  });
}

/** DELETE /api/degree-titles/{id}: titles that were issued keep their text. */
export function deleteDegreeTitle(api: ApiClient, id: number): Promise<undefined> {
  return api.send({
    method: 'DELETE',
    template: '/api/degree-titles/{id}',
    parameters: { id },
    sentenceField: 'message',
    answer: nothing,
  });
}
