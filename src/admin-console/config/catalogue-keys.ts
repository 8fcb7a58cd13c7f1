import { type ListKey, queryKeys } from '../data/query-keys.ts';

/** A list that only this section reads; the console's own keys name the others. */
function ownKey(name: string): ListKey {
  const key: readonly [string] = [name];
  return key as ListKey;
}

/** Names of the lists of the configuration. */
export const catalogueKeys = {
  faculties: ownKey('faculties'),
  careers: queryKeys.careers,
  careerTypes: ownKey('career-types'),
  nomenclatures: queryKeys.degreeTitles,
  genders: ownKey('genders'),
  users: ownKey('users'),
} as const;
