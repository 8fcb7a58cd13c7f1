import type { TitleBirth } from 'birrete/rules';
import { hashState } from './hashes.ts';

/** Hashes the birth with a salt, which an erasure deletes: without it, a day can't be guessed from the hash. */
export function hashBirth(salt: string, birth: TitleBirth): string {
  return hashState(salt, 'title_births', { ...birth });
}
