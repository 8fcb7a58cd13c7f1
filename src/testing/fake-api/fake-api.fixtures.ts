import { setupServer } from 'msw/node';
import { type RefusalId, refusalFields, refusalMessage, refusals } from '#contract/refusals.ts';
import type { Refusal } from '#contract/schema/refusal.ts';
import { fakeTokenOf } from './fake-university.ts';
import { type GraduationHandlersOptions, graduationHandlers } from './graduation-handlers.ts';

/** The origin to which the tests of the fake API send their calls. */
export const origin = 'https://grados.example';

/** Starts a server in this process that answers as the fake API does. */
export function startFakeApi(options: GraduationHandlersOptions = {}) {
  const server = setupServer(...graduationHandlers(options));
  server.listen({ onUnhandledFrame: 'error' });
  return server;
}

/** The server `startFakeApi` starts; a test closes it. */
export type FakeApiServer = ReturnType<typeof startFakeApi>;

/** A response: its status and its JSON. */
export type Received = { status: number; json: unknown };

/** Sends one call, by default as the demonstration administrator. */
export async function send(
  method: string,
  path: string,
  options: { payload?: unknown; userId?: number | null } = {},
): Promise<Received> {
  const { payload, userId = 1 } = options;
  const response = await fetch(origin + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(userId === null ? {} : { Authorization: `Bearer ${fakeTokenOf(userId)}` }),
    },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
  });
  return { status: response.status, json: await response.json() };
}

/** The response to a declined call. */
export function refused(
  id: RefusalId,
  values: Refusal['values'] = {},
  stored?: Refusal['stored'],
): Received {
  const error = refusalMessage({ id, values });
  const fields = refusalFields({ id, values, stored });
  const json = { success: false, error, ...(fields === undefined ? {} : { fields }) };
  return { status: refusals[id].status, json };
}

/** A valid payload of POST /api/public/apply for the first open ceremony of the demonstration. */
export const validApplication = {
  ceremony_id: 7,
  career_id: 5,
  identification_type: 'CI',
  id_number: '27.123.456',
  first_name: 'María-José',
  last_name: "D'Angelo",
  second_last_name: 'Ñáñez',
  email: 'maria@correo.example',
  date_of_birth: '2001-02-03',
  place_of_birth: 'Mérida',
  gender_id: 2,
};
