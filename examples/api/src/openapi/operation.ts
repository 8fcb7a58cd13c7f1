import type * as v from 'valibot';

/** What of an answer a client reads: one value under `data`, a list of them, or only the success. */
export type AnswerShape =
  | { kind: 'data'; schema: v.GenericSchema }
  | { kind: 'list'; schema: v.GenericSchema }
  | { kind: 'beside'; schema: v.GenericSchema }
  | { kind: 'done' }
  /** A browser goes on elsewhere: there is no body. */
  | { kind: 'redirect' };

/** One call, as the document describes it. */
export type Operation = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{id}` for what varies. */
  path: string;
  id: string;
  summary: string;
  /** `signed-in`: whoever has a session, whatever his role. */
  access: 'public' | 'signed-in' | 'administrator';
  /** Not in the contract: a client uses it only where the server announces it. */
  addition?: true;
  body?: v.GenericSchema;
  /** The body may be left out. */
  bodyOptional?: true;
  headers?: Readonly<Record<string, string>>;
  status: 200 | 201 | 302;
  answer: AnswerShape;
  /** Refusals beside 422 for a body, and 401 and 403 for who may not. */
  refusals?: readonly (400 | 401 | 404 | 409 | 412 | 422 | 429 | 503)[];
};

/** An addition to the contract: sent only where the server announces `if-match`. */
export const ifMatch = {
  'If-Match':
    'The version of the row that is known, in quotes; 412 when it has changed since. Without it, the last write wins.',
};
