import type { ApiClient } from '../client.ts';
import { nothing } from '../wire/answer.ts';

/** A career as its form holds it, complete and valid. */
export interface CareerDraft {
  readonly name: string;
  readonly typeId: number;
  readonly facultyId: number;
}

/** The type goes as `type_id`, though lists call it `career_type_id`. */
function toCareerPayload({ name, typeId, facultyId }: CareerDraft) {
  return { name, type_id: typeId, faculty_id: facultyId };
}

/** POST /api/careers */
export function createCareer(api: ApiClient, draft: CareerDraft): Promise<undefined> {
  return api.send({
    method: 'POST',
    template: '/api/careers',
    payload: toCareerPayload(draft),
    sentenceField: 'message',
    answer: nothing,
  });
}

/** PUT /api/careers/{id} */
export function updateCareer(api: ApiClient, id: number, draft: CareerDraft): Promise<undefined> {
  return api.send({
    method: 'PUT',
    template: '/api/careers/{id}',
    parameters: { id },
    payload: toCareerPayload(draft),
    sentenceField: 'message',
    answer: nothing,
  });
}

/** DELETE /api/careers/{id}: a server refuses while there are applications for it. */
export function deleteCareer(api: ApiClient, id: number): Promise<undefined> {
  return api.send({
    method: 'DELETE',
    template: '/api/careers/{id}',
    parameters: { id },
    sentenceField: 'message',
    answer: nothing,
  });
}
