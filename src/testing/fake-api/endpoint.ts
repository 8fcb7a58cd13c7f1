import type { Extra } from '../../contract/extras.ts';
import type { UserRow } from '../university/rows.ts';
import type { FakeCall } from './contract-calls.ts';
import { fakeApiMessages } from './fake-api.messages.ts';
import type { FakeUniversity } from './fake-university.ts';
import type { WireObject, WireShape } from './wire-shape.ts';

/** What an endpoint gets to answer one request. */
export type Exchange = {
  university: FakeUniversity;
  shape: WireShape;
  /** The `{id}` of the path, NaN when it is no number. */
  id: number;
  /** The `{code}` of the path, decoded. */
  code: string;
  /** The parameters after `?` in the address. */
  query: URLSearchParams;
  /** The body's object, empty when there was none. */
  body: WireObject;
  /** Who asks; undefined on public calls. */
  user: UserRow | undefined;
  /** The token that was sent, '' without one. */
  token: string;
  /** The header `If-Match`, null without one. */
  ifMatch: string | null;
  /** The header `Birrete-Proof`, '' without one. */
  proof: string;
  /** What this server offers beyond the API contract. */
  extras: readonly Extra[];
};

/** The JSON of an answer, with its status (default 200). */
export type Reply = { status?: number; json: unknown };

/** One call: who may make it and what it answers. Refuses by throwing `ApiFailure`. */
export type Endpoint = {
  call: FakeCall;
  audience: 'public' | 'everybody signed in' | 'administrators';
  /** The extra that it belongs to; absent for the calls of the API contract. */
  extra?: Extra;
  reply(exchange: Exchange): Reply;
};

/** A call that anybody may make. */
export function publicCall(call: FakeCall, reply: Endpoint['reply']): Endpoint {
  return { call, audience: 'public', reply };
}

/** A call of the back office: 401 without a valid token, 403 for anybody but role 1. */
export function adminCall(call: FakeCall, reply: Endpoint['reply']): Endpoint {
  return { call, audience: 'administrators', reply };
}

/** Something was made. */
export function created(data: WireObject): Reply {
  return { status: 201, json: { success: true, message: fakeApiMessages.done, data } };
}

/** Something was changed or read. */
export function done(data: WireObject = {}): Reply {
  return { json: { success: true, message: fakeApiMessages.done, data } };
}
