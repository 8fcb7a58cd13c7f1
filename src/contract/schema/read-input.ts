import * as v from 'valibot';
import { type RefusalId, refusals } from '../refusals.ts';

/** A body that a server of ours does not accept: status, message, and messages by field. */
export interface DeclinedInput {
  readonly status: number;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A body after its check, or the reason to decline it. */
export type InputResult<Input> = { readonly input: Input } | { readonly declined: DeclinedInput };

/**
 * Reads a JSON body through the schema of its call, as a server of ours does.
 *
 * An empty body counts as `{}`: calls whose fields are all optional may be sent without one. Another media type is
 * declined, because a form of any site may send `text/plain` without asking this server first.
 *
 * @returns a declined input with 415 for another media type, 400 for text that is no JSON, 422 for what the schema
 *   refuses, with the message of the first issue.
 */
export function readInput<S extends v.GenericSchema>(
  schema: S,
  text: string,
  mediaType: string | null | undefined,
): InputResult<v.InferOutput<S>> {
  if (text !== '' && !isJson(mediaType ?? '')) return declined('notDeclaredJson');
  const body = parseJson(text);
  if (body === undefined) return declined('notJson');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return declined('notAnObject');
  }
  return checkInput(schema, body);
}

/** Runs a schema and turns its issues into one message and the messages by field. */
export function checkInput<S extends v.GenericSchema>(
  schema: S,
  body: unknown,
): InputResult<v.InferOutput<S>> {
  const result = v.safeParse(schema, body, { abortPipeEarly: true, message: fallback });
  if (result.success) return { input: result.output };
  const fields: Record<string, string> = {};
  for (const issue of result.issues) {
    const key = v.getDotPath(issue);
    if (key !== null && !(key in fields)) fields[key] = issue.message;
  }
  return { declined: { status: 422, message: result.issues[0].message, fields } };
}

/** For issues without a message of their field; valibot's would be in English. */
const fallback = refusals.malformed.message;

function declined(id: RefusalId): { readonly declined: DeclinedInput } {
  const { status, message } = refusals[id];
  return { declined: { status, message: typeof message === 'string' ? message : fallback } };
}

/**
 * Characters without a shape that turn the direction of a line or hide between letters. Names copied from a chat bring
 * them along, so they are removed and not refused. The joiners of emoji and of other scripts stay.
 */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/**
 * Marks on one letter beyond the 30 of Unicode's Stream-Safe Text Format, which no writing needs. The time to compose a
 * letter grows with the square of its marks: a body of marks alone would occupy the server for seconds.
 */
const furtherMarks = /(\p{M}{30})\p{M}+/gu;

/** Leaves out what no text needs. A password stays as it is, since its hash covers every character. */
function tidyText(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || key.endsWith('password')) return value;
  return value.replace(invisible, '').replace(furtherMarks, '$1');
}

function isJson(mediaType: string): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(mediaType.trim());
}

/** Undefined for text that is no JSON, which has no undefined. */
function parseJson(text: string): unknown {
  if (text.trim() === '' || text.trim() === 'null') return {};
  try {
    return JSON.parse(text, tidyText);
  } catch {
    return undefined;
  }
}
