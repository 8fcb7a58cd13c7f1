import type { Spanish } from '../languages/complete-messages.ts';
import type { MessageOverrides } from '../messages/define-messages.ts';
import {
  type LoadMessagesOptions,
  loadMessages as loadUntyped,
} from '../messages/load-messages.ts';
import { mergeMessages as mergeUntyped } from '../messages/merge-messages.ts';

/**
 * A host's own words: any key of any room, each of the same kind (plain, or one and other) as the default. A room or a
 * key that birrete does not know is a type error.
 *
 * @example { status: { search: 'Buscar' }, landing: { productName: 'Grados UCA' } }
 */
export type GraduationMessages = {
  readonly [Namespace in keyof Spanish]?: MessageOverrides<Spanish[Namespace]> | undefined;
};

/**
 * Fetches a host's own words from an address, so that a university changes a sentence without a release: `{ "wizard": {
 * "title": "…" } }`, at most 256 KB. It never rejects: what can't be fetched or read is reported in the console, and
 * the defaults stay. Keys that birrete does not know have no effect.
 *
 * @param href http(s) address of a JSON file; another origin must allow this one by CORS.
 */
export const loadMessages = loadUntyped as (
  href: string,
  options?: LoadMessagesOptions,
) => Promise<GraduationMessages>;

/**
 * Merges words room by room and key by key; later layers win.
 *
 * @example mergeMessages(english, { wizard: { title: 'Apply for graduation' } })
 */
export const mergeMessages = mergeUntyped as (
  ...layers: readonly GraduationMessages[]
) => GraduationMessages;

export type { CompleteMessages } from '../languages/complete-messages.ts';
export type { LoadMessagesOptions } from '../messages/load-messages.ts';
