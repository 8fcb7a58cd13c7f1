import { NotChecked, Violation } from './check-result.ts';

/**
 * What a server answered, read once. `json` is undefined when the body was none; `extras` is what it announces beyond
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

/** The product waits this long, so a slower server is no use to it. */
const timeLimit = 10_000;

/**
 * Sends one call and reads the answer.
 *
 * @throws Violation when nothing comes within 10 s; NotChecked when the server says that it is
 * throttling (429) or has not built the call yet (501).
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
