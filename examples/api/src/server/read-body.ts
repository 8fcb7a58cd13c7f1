import { refusals } from 'birrete/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import { invalid, refuse } from './failure.ts';
import type { ApiEnv } from './services.ts';

/**
 * Reads a JSON body through a schema.
 *
 * An empty body counts as `{}`: calls whose fields are all optional may be sent without one. Another media type is
 * refused, because a form of any site may send `text/plain` without asking this server first.
 * @throws ApiFailure 415 when it does not say that it is JSON, 400 when it is no JSON, 422 with the first sentence when the schema refuses.
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
const message = refusals.malformed.message;

/**
 * Characters without a shape that turn the direction of a line or hide between letters. Names copied from a chat bring
 * them along, so they are taken out and not refused. The joiners of emoji and of other scripts stay.
 */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** A password is taken as it is: it was hashed with whatever it holds. */
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
