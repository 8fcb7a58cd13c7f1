import type { ApiClient } from '../client.ts';
import { nothing } from '../wire/answer.ts';

/** A career type as its form holds it, and as it is sent. */
export interface CareerTypeDraft {
  readonly name: string;
}

/** POST /api/career_types */
export function createCareerType(api: ApiClient, { name }: CareerTypeDraft): Promise<undefined> {
  return api.send({
    method: 'POST',
    template: '/api/career_types',
    payload: { name },
    sentenceField: 'message',
    answer: nothing,
  });
}

/** PUT /api/career_types/{id} */
export function updateCareerType(
  api: ApiClient,
  id: number,
  { name }: CareerTypeDraft,
): Promise<undefined> {
  return api.send({
    method: 'PUT',
    template: '/api/career_types/{id}',
    parameters: { id },
    payload: { name },
    sentenceField: 'message',
    answer: nothing,
  });
}

/** DELETE /api/career_types/{id}: a server refuses while careers are of it. */
export function deleteCareerType(api: ApiClient, id: number): Promise<undefined> {
  return api.send({
    method: 'DELETE',
    template: '/api/career_types/{id}',
    parameters: { id },
    sentenceField: 'message',
    answer: nothing,
  });
}
