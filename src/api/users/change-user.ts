import { pipe, transform, unknown } from 'valibot';
import type { ApiClient } from '../client.ts';
import { nothing } from '../wire/answer.ts';
import { isRecord } from '../wire/is-record.ts';

/** A user as the form holds it, complete and valid. */
export interface UserDraft {
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly roleId: number;
}

/** What came of creating a user. */
export interface CreatedUser {
  /** A one-time password, where the server makes one: shown once and kept nowhere. */
  readonly temporaryPassword: string | undefined;
}

function toUserPayload({ username, email, fullName, roleId }: UserDraft) {
  return { username, email, full_name: fullName, role_id: roleId };
}

const createdUser = pipe(
  unknown(),
  transform((body): CreatedUser => ({ temporaryPassword: readTemporaryPassword(body) })),
);

/** POST /api/users: without a password. An empty body is a success too. */
export function createUser(api: ApiClient, draft: UserDraft): Promise<CreatedUser> {
  return api.send({
    method: 'POST',
    template: '/api/users',
    payload: toUserPayload(draft),
    sentenceField: 'message',
    answer: createdUser,
  });
}

/** At the top level or under `data`, letter by letter as it came: nothing is trimmed. */
function readTemporaryPassword(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const { temporary_password: own } = body;
  if (typeof own === 'string' && own !== '') return own;
  return readTemporaryPassword(body.data);
}

/** PUT /api/users/{id}: everything, and whether the user is active as 1 or 0. */
export function updateUser(
  api: ApiClient,
  id: number,
  draft: UserDraft,
  isActive: boolean,
): Promise<undefined> {
  return api.send({
    method: 'PUT',
    template: '/api/users/{id}',
    parameters: { id },
    payload: { ...toUserPayload(draft), is_active: isActive ? 1 : 0 },
    sentenceField: 'message',
    answer: nothing,
  });
}

/** DELETE /api/users/{id}: a server refuses for oneself and the last administrator. */
export function deleteUser(api: ApiClient, id: number): Promise<undefined> {
  return api.send({
    method: 'DELETE',
    template: '/api/users/{id}',
    parameters: { id },
    sentenceField: 'message',
    answer: nothing,
  });
}
