import { getResponse, type HttpHandler } from 'msw';
import type { FakeCall } from './contract-calls.ts';
import { type GraduationHandlersOptions, graduationHandlers } from './graduation-handlers.ts';
import { type HandlerOptions, handlerFor } from './handler-for.ts';

/** The university and spelling of the answer before the change. */
export type AlterOptions = HandlerOptions & GraduationHandlersOptions;

/** Answers like the fake API, after `change` has altered the JSON. */
export function alterAnswer(
  call: FakeCall,
  change: (body: unknown) => unknown,
  options: AlterOptions = {},
): HttpHandler {
  const handlers = graduationHandlers(options);
  return handlerFor(call, options, async ({ request }) => {
    const response = await getResponse(handlers, request);
    if (!response) return undefined;
    const body: unknown = await response.json();
    return Response.json(change(body), { status: response.status });
  });
}

/**
 * Leaves a field out of the answer. `path` is dotted and passes through lists: `data.name` reaches
 * the name of every row of a list under `data`.
 */
export function withoutField(
  call: FakeCall,
  path: string,
  options: AlterOptions = {},
): HttpHandler {
  return alterAnswer(call, (body) => changeAt(body, path.split('.'), remove), options);
}

/** Puts any value, of any type, in a field of the answer; `path` as in `withoutField`. */
export function withField(
  call: FakeCall,
  path: string,
  value: unknown,
  options: AlterOptions = {},
): HttpHandler {
  const put = (holder: Record<string, unknown>, field: string) => ({ ...holder, [field]: value });
  return alterAnswer(call, (body) => changeAt(body, path.split('.'), put), options);
}

type ChangeField = (holder: Record<string, unknown>, field: string) => Record<string, unknown>;

function remove(holder: Record<string, unknown>, field: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(holder).filter(([name]) => name !== field));
}

function changeAt(body: unknown, path: readonly string[], change: ChangeField): unknown {
  if (Array.isArray(body)) return body.map((entry) => changeAt(entry, path, change));
  if (typeof body !== 'object' || body === null) return body;
  const holder: Record<string, unknown> = { ...body };
  const [field = '', ...rest] = path;
  if (rest.length === 0) return change(holder, field);
  return { ...holder, [field]: changeAt(holder[field], rest, change) };
}
