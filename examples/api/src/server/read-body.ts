import type { Context } from 'hono';
import * as v from 'valibot';
import { failureMessages } from './failure.messages.ts';
import { ApiFailure, invalid } from './failure.ts';
import type { ApiEnv } from './services.ts';

/**
 * Reads a JSON body through a schema.
 *
 * An empty body counts as `{}`: calls whose fields are all optional may be sent without one.
 * @throws ApiFailure 400 when it is no JSON, 422 with the first sentence when the schema refuses.
 */
export async function readBody<S extends v.GenericSchema>(
  c: Context<ApiEnv>,
  schema: S,
): Promise<v.InferOutput<S>> {
  const body = parseJson(await c.req.text());
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid(failureMessages.notAnObject);
  }
  return checkInput(schema, body);
}

/** Runs a schema and turns its issues into one failure that names what is wrong. */
export function checkInput<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortPipeEarly: true, message });
  if (result.success) return result.output;
  const fields: Record<string, string> = {};
  for (const issue of result.issues) {
    const key = v.getDotPath(issue);
    if (key !== null && !(key in fields)) fields[key] = issue.message;
  }
  throw invalid(result.issues[0].message, fields);
}

/** For what no field has a sentence of its own; valibot's would be English. */
const message = failureMessages.malformed;

function parseJson(text: string): unknown {
  if (text.trim() === '' || text.trim() === 'null') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiFailure(400, failureMessages.notJson);
  }
}
