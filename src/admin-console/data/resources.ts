/**
 * The lists that the console reads from the server: cache key, calls, failure message, and the lists that a change
 * outdates. Screens read a list with `useList` and change its rows with `useChange`.
 */
import { applications } from '../../api/applications/applications.ts';
import { ownPasskeys } from '../../api/auth/passkeys.ts';
import { ownSessions } from '../../api/auth/sessions.ts';
import { careers } from '../../api/careers/careers.ts';
import { careerTypes, faculties } from '../../api/catalogues/named-catalogues.ts';
import { ceremonies } from '../../api/ceremonies/ceremonies.ts';
import type { ApiClient } from '../../api/client.ts';
import { degreeTitles } from '../../api/degree-titles/degree-titles.ts';
import type { ListCall } from '../../api/endpoints.ts';
import { genders } from '../../api/genders/genders.ts';
import { listTitles } from '../../api/titles/titles.ts';
import { users } from '../../api/users/users.ts';
import type { ListAnswer } from '../../api/wire/list-answer.ts';
import type { dataMessages } from './data.messages.ts';

/** One list of the server. */
export interface Resource<Row> extends ListTraits {
  readonly list: ListCall<Row>;
}

interface ListTraits {
  /** TanStack Query's key. */
  readonly key: readonly [ResourceName];
  /** Key of the message shown when the read fails. A list without one fails silently and is empty. */
  readonly failed: Exclude<keyof typeof dataMessages.defaults, 'unreadableRows'> | undefined;
  /** Lists that show data of these rows and are read again after a change. */
  readonly dependents: readonly ResourceName[];
}

export type ResourceName =
  | 'ceremonies'
  | 'applications'
  | 'titles'
  | 'careers'
  | 'degreeTitles'
  | 'faculties'
  | 'careerTypes'
  | 'genders'
  | 'users'
  | 'sessions'
  | 'passkeys';

export const resources = {
  // Deleting a ceremony deletes its applications.
  ceremonies: resource('ceremonies', ceremonies, 'ceremonies', ['applications']),
  applications: resource('applications', applications, 'applications'),
  titles: resource('titles', { list: listTitles }, undefined),
  careers: resource('careers', careers, 'careers', ['degreeTitles']),
  degreeTitles: resource('degreeTitles', degreeTitles, 'degreeTitles'),
  faculties: resource('faculties', faculties, 'faculties', ['careers']),
  careerTypes: resource('careerTypes', careerTypes, 'careerTypes', ['careers']),
  genders: resource('genders', genders, undefined),
  users: resource('users', users, 'users'),
  sessions: resource('sessions', ownSessions, 'sessions'),
  passkeys: resource('passkeys', ownPasskeys, 'passkeys'),
} satisfies Record<ResourceName, unknown>;

/** Any list call, whatever its rows. */
type ListReading = (api: ApiClient, signal?: AbortSignal) => Promise<ListAnswer<unknown>>;

/** @param calls reads the list and changes its rows */
function resource<Calls extends { readonly list: ListReading }>(
  name: ResourceName,
  calls: Calls,
  failed: ListTraits['failed'],
  dependents: readonly ResourceName[] = [],
): Calls & ListTraits {
  return { ...calls, key: [name], failed, dependents };
}
