import type { ApiClient } from '../client.ts';
import { nothing } from '../wire/answer.ts';

/** A faculty as its form holds it, and as it is sent. */
export interface FacultyDraft {
  readonly name: string;
}

/** POST /api/faculties */
export function createFaculty(api: ApiClient, { name }: FacultyDraft): Promise<undefined> {
  return api.send({
    method: 'POST',
    template: '/api/faculties',
    payload: { name },
    sentenceField: 'message',
    answer: nothing,
  });
}

/** PUT /api/faculties/{id} */
export function updateFaculty(
  api: ApiClient,
  id: number,
  { name }: FacultyDraft,
): Promise<undefined> {
  return api.send({
    method: 'PUT',
    template: '/api/faculties/{id}',
    parameters: { id },
    payload: { name },
    sentenceField: 'message',
    answer: nothing,
  });
}

/** DELETE /api/faculties/{id}: a server refuses while careers belong to it. */
export function deleteFaculty(api: ApiClient, id: number): Promise<undefined> {
  return api.send({
    method: 'DELETE',
    template: '/api/faculties/{id}',
    parameters: { id },
    sentenceField: 'message',
    answer: nothing,
  });
}
