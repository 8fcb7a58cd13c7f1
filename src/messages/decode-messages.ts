import * as v from 'valibot';
import type { MessagesByNamespace } from './define-messages.ts';
import { warnDeveloper } from './warn-developer.ts';

/** Several times the length of the longest message. */
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
const namespace = v.record(v.string(), v.unknown());

/**
 * Decodes messages from a JSON file or a script in the page: `{ "wizard": { "title": "…" } }`. A value that is neither
 * text nor plural forms is left out, with a warning in the console.
 */
export function decodeMessages(input: unknown): MessagesByNamespace {
  const namespaces = v.safeParse(namespace, input);
  if (!namespaces.success || Array.isArray(input)) {
    warnDeveloper(
      'B033',
      'messages are to be an object of namespaces, such as { "wizard": { "title": "…" } }.',
    );
    return {};
  }
  return Object.fromEntries(
    Object.entries(namespaces.output).map(([name, messages]) => [
      name,
      decodeNamespace(name, messages),
    ]),
  );
}

function decodeNamespace(name: string, input: unknown): MessagesByNamespace[string] {
  const messages = v.safeParse(namespace, input);
  if (!messages.success || Array.isArray(input)) {
    warnDeveloper('B033', `messages.${name} is no object of texts and was left out.`);
    return {};
  }
  const known = Object.entries(messages.output).flatMap(([key, value]) => {
    const read = v.safeParse(message, value);
    if (read.success) return [[key, read.output] as const];
    warnDeveloper(
      'B033',
      `messages.${name}.${key} is neither a text of at most ${longest} characters nor its plural forms, such as { one, other }, and was left out.`,
    );
    return [];
  });
  return Object.fromEntries(known);
}
