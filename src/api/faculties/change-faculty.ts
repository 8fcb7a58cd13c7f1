import type { ApiClient } from '../client.ts';
import { acknowledge } from '../wire/acknowledge.ts';

/** What spec §7 sends of a faculty. */
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
    decode: acknowledge,
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
    decode: acknowledge,
  });
}

/** DELETE /api/faculties/{id}: a server refuses while careers belong to it. */
export function deleteFaculty(api: ApiClient, id: number): Promise<undefined> {
  return api.send({
    method: 'DELETE',
    template: '/api/faculties/{id}',
    parameters: { id },
    sentenceField: 'message',
    decode: acknowledge,
  });
}
