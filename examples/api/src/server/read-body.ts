import { refusals } from 'birrete/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import { invalid, refuse } from './failure.ts';
import type { ApiEnv } from './services.ts';

/**
 * Reads a JSON body and checks it with a schema.
 *
 * An empty body counts as `{}`, because calls may omit it if all their fields are optional. Other media types are
 * refused: a form on any site can send `text/plain` without a CORS preflight.
 * @throws ApiFailure 415 for another media type, 400 for invalid JSON, 422 with the first message of the schema.
 */
export async function readBody<S extends v.GenericSchema>(
  c: Context<ApiEnv>,
  schema: S,
): Promise<v.InferOutput<S>> {
  const text = await c.req.text();
  if (text !== '' && !isJson(c.req.header('content-type'))) {
    throw refuse('notDeclaredJson');
  }
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refuse('notAnObject');
  }
  return checkInput(schema, body);
}

/** Checks an input with a schema. @throws ApiFailure 422 with the issues by field. */
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

/** Message for issues without a specific one; valibot's would be English. */
const message = refusals.malformed.message;

/**
 * Invisible characters that change the text direction or hide between letters. Names copied from a chat can contain them,
 * so they are removed instead of refused. The joiners of emoji and of other scripts stay.
 */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** Removes invisible characters from texts, except from passwords, which are hashed unchanged. */
function withoutInvisible(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || key.endsWith('password')) return value;
  return value.replace(invisible, '');
}

function isJson(mediaType = ''): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(mediaType.trim());
}

function parseJson(text: string): unknown {
  if (text.trim() === '' || text.trim() === 'null') return {};
  try {
    return JSON.parse(text, withoutInvisible);
  } catch {
    throw refuse('notJson');
  }
}
