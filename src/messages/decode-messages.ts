import * as v from 'valibot';
import type { RoomOverrides } from './define-messages.ts';
import { warnDeveloper } from './warn-developer.ts';

/** Several times the length of the longest sentence. */
const longest = 2_000;

const text = v.pipe(v.string(), v.maxLength(longest));
const form = v.exactOptional(text);
const forms = v.object({
  zero: form,
  one: form,
  two: form,
  few: form,
  many: form,
  other: text,
});
const message = v.union([text, forms]);
const room = v.record(v.string(), v.unknown());

/**
 * Reads words that come from outside, such as a JSON file or a script in the page: `{ "wizard": { "title": "…" } }`.
 * What is neither a text nor the plural forms of one is left out and named in the console.
 */
export function decodeMessages(input: unknown): RoomOverrides {
  const rooms = v.safeParse(room, input);
  if (!rooms.success || Array.isArray(input)) {
    warnDeveloper('messages are to be an object of rooms, such as { "wizard": { "title": "…" } }.');
    return {};
  }
  return Object.fromEntries(
    Object.entries(rooms.output).map(([name, words]) => [name, decodeRoom(name, words)]),
  );
}

function decodeRoom(name: string, input: unknown): RoomOverrides[string] {
  const words = v.safeParse(room, input);
  if (!words.success || Array.isArray(input)) {
    warnDeveloper(`messages.${name} is no object of texts and was left out.`);
    return {};
  }
  const known = Object.entries(words.output).flatMap(([key, value]) => {
    const read = v.safeParse(message, value);
    if (read.success) return [[key, read.output] as const];
    warnDeveloper(
      `messages.${name}.${key} is neither a text of at most ${longest} characters nor its plural forms, such as { one, other }, and was left out.`,
    );
    return [];
  });
  return Object.fromEntries(known);
}
