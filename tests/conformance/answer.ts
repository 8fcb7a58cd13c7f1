import { NotChecked, Violation } from './check-result.ts';

/**
 * A server's response, read once. `json` is undefined if the body was none; `extras` lists the announced extensions of
 * the contract.
 */
export type Answer = {
  call: string;
  status: number;
  text: string;
  json: unknown;
  extras: readonly string[];
};

export type CallOptions = {
  payload?: unknown;
  token?: string;
  headers?: Readonly<Record<string, string>>;
};

/** The widgets' timeout: they can't use a slower server. */
const timeLimit = 10_000;

/**
 * Sends one call and reads the response.
 *
 * @throws Violation if nothing arrives within 10 s; NotChecked if the server is throttling (429) or has not implemented
 * the call (501)
 */
export async function sendCall(
  base: string,
  method: string,
  path: string,
  { payload, token, headers: more }: CallOptions,
): Promise<Answer> {
  const call = `${method} ${path}`;
  const headers: Record<string, string> = { Accept: 'application/json', ...more };
  if (token !== undefined) headers.Authorization = `Bearer ${token}`;
  if (payload !== undefined) headers['Content-Type'] = 'application/json';
  const body = payload === undefined ? null : JSON.stringify(payload);
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const response = await fetch(base + path, { method, headers, body, signal });
    const text = await response.text();
    const extras = (response.headers.get('birrete-extras') ?? '').split(/[\s,]+/);
    return checked({ call, status: response.status, text, json: parse(text), extras });
  } catch (failure) {
    if (failure instanceof NotChecked) throw failure;
    throw new Violation(`${call} got no answer: ${describe(failure)}`);
  }
}

function checked(answer: Answer): Answer {
  if (answer.status === 429) throw new NotChecked(`${answer.call} is throttled (429)`);
  if (answer.status === 501) throw new NotChecked(`${answer.call} is not built yet (501)`);
  return answer;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describe(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const { cause } = failure;
  return cause instanceof Error ? `${failure.message} (${cause.message})` : failure.message;
}
