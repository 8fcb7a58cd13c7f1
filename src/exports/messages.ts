import type { spanish } from '../languages/spanish.ts';
import type { Message, MessageOverrides } from '../messages/define-messages.ts';
import {
  type LoadMessagesOptions,
  loadMessages as loadUntyped,
} from '../messages/load-messages.ts';
import { mergeMessages as mergeUntyped } from '../messages/merge-messages.ts';

type Spanish = typeof spanish;

/** All messages of a language: every key of every feature. */
export type CompleteMessages = {
  readonly [Feature in keyof Spanish]: {
    readonly [Key in keyof Spanish[Feature]]: Spanish[Feature][Key] extends string
      ? string
      : Exclude<Message, string>;
  };
};

/**
 * A host's messages: any key of any namespace, plain or plural like the default. A namespace or a key that birrete does
 * not know is a type error.
 *
 * @example { status: { search: 'Buscar' }, landing: { productName: 'Grados UCA' } }
 */
export type GraduationMessages = {
  readonly [Namespace in keyof Spanish]?: MessageOverrides<Spanish[Namespace]> | undefined;
};

/**
 * Fetches a host's messages, so that a university can change one without a release: `{ "wizard": { "title": "…" } }`,
 * at most 256 KB. It never rejects: failures are reported in the browser's console, and the defaults stay. Unknown keys
 * have no effect.
 *
 * @param href http(s) URL of a JSON file; another origin must allow this one by CORS.
 */
export const loadMessages = loadUntyped as (
  href: string,
  options?: LoadMessagesOptions,
) => Promise<GraduationMessages>;

/**
 * Merges messages by namespace and key; later layers win.
 *
 * @example mergeMessages(english, { wizard: { title: 'Apply for graduation' } })
 */
export const mergeMessages = mergeUntyped as (
  ...layers: readonly GraduationMessages[]
) => GraduationMessages;

export type { LoadMessagesOptions } from '../messages/load-messages.ts';
