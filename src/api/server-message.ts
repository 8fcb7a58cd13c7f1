import type { SentenceField } from './api-call.ts';
import { isRecord } from './wire/is-record.ts';

/** A sentence longer than this is a stack trace or a page, not something to show. */
const longestSentence = 500;

/**
 * The server's sentence in a body: the `error` field, else the `message` field, unless the call looks into `message`
 * first. Anything that is not a text for people (an object, an array, an HTML page) counts as absent.
 */
export function readServerMessage(body: unknown, first?: SentenceField): string | undefined {
  if (!isRecord(body)) return undefined;
  const ahead = first && sentence(body[first]);
  return ahead ?? sentence(body.error) ?? sentence(body.message);
}

function sentence(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const isPage = /^<(!doctype|html|\?xml)/i.test(text);
  return text === '' || isPage || text.length > longestSentence ? undefined : text;
}
