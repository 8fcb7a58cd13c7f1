import { fakeFetch, fakeTokenOf, graduationHandlers } from 'birrete/testing';
import type { Caller, SentCall } from './model-call.ts';
import { type ReferenceOptions, startReference } from './reference.ts';
import type { KnownRows, Side } from './refs.ts';
import { createStartUniversity, knownRowsOf, userIds } from './start-rows.ts';

/** The answer to a call. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The fake API and the reference API at the start of a sequence. */
export interface Servers {
  readonly rows: KnownRows;
  send(side: Side, call: SentCall): Promise<Answer>;
}

/** Both servers of a run; each sequence starts with `restart`. */
export interface RunningServers {
  restart(): Promise<Servers>;
  close(): Promise<void>;
}

const origin = 'https://grados.example';

/** Starts the reference API on a database; the fake API is new in each sequence. */
export async function startServers(options: ReferenceOptions): Promise<RunningServers> {
  const reference = await startReference(options);
  return {
    close: reference.close,
    async restart() {
      await reference.restart();
      const university = createStartUniversity();
      const fake = fakeFetch(
        graduationHandlers({
          university,
          baseUrl: origin,
          extras: ['if-match', 'internal-notes'],
        }),
      );
      return {
        rows: knownRowsOf(university.rows),
        async send(side, call) {
          const token = side === 'fake' ? fakeTokenFor(call.as) : reference.tokens[call.as];
          const answer = await (side === 'fake'
            ? fake(origin + call.path, requestOf(call, token))
            : reference.request(call.path, requestOf(call, token)));
          const text = await answer.text();
          return { status: answer.status, body: parse(text) };
        },
      };
    },
  };
}

function requestOf({ method, text, ifMatch }: SentCall, token: string | undefined): RequestInit {
  const headers = new Headers();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (ifMatch !== undefined) headers.set('if-match', ifMatch);
  if (text === undefined) return { method, headers };
  headers.set('content-type', 'application/json');
  return { method, headers, body: text };
}

function fakeTokenFor(caller: Caller): string | undefined {
  if (caller === 'nobody') return undefined;
  return caller === 'stranger' ? 'stranger' : fakeTokenOf(userIds[caller]);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
