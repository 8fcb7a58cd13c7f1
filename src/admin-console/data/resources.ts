/**
 * Every list that the console reads from the server: where it is cached, how it is read, what is said when that fails,
 * and which lists a change of it makes outdated. A new list is one more row here; screens read it with `useList` and
 * change its rows with `useChange`.
 */
import { listApplications } from '../../api/applications/list-applications.ts';
import { listCareerTypes } from '../../api/career-types/list-career-types.ts';
import { listCareers } from '../../api/careers/list-careers.ts';
import { listCeremonies } from '../../api/ceremonies/list-ceremonies.ts';
import type { ApiClient } from '../../api/client.ts';
import { listDegreeTitles } from '../../api/degree-titles/list-degree-titles.ts';
import { listFaculties } from '../../api/faculties/list-faculties.ts';
import { listGenders } from '../../api/genders/list-genders.ts';
import { listTitles } from '../../api/titles/list-titles.ts';
import { listUsers } from '../../api/users/list-users.ts';
import type { ListAnswer } from '../../api/wire/list-answer.ts';
import type { dataMessages } from './data.messages.ts';

/** One list of the server. */
export interface Resource<Row> {
  /** TanStack Query's key. */
  readonly key: readonly [ResourceName];
  readonly read: (api: ApiClient, signal?: AbortSignal) => Promise<ListAnswer<Row>>;
  /** The sentence shown when reading fails. A list without one fails silently and reads as empty. */
  readonly failed: Exclude<keyof typeof dataMessages.defaults, 'unreadableRows'> | undefined;
  /** Lists that show something of these rows, and are read again after a change of them. */
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
  | 'users';

export const resources = {
  // Deleting a ceremony deletes its applications.
  ceremonies: resource('ceremonies', listCeremonies, 'ceremonies', ['applications']),
  applications: resource('applications', listApplications, 'applications'),
  titles: resource('titles', listTitles, undefined),
  careers: resource('careers', listCareers, 'careers', ['degreeTitles']),
  degreeTitles: resource('degreeTitles', listDegreeTitles, 'degreeTitles'),
  faculties: resource('faculties', listFaculties, 'faculties', ['careers']),
  careerTypes: resource('careerTypes', listCareerTypes, 'careerTypes', ['careers']),
  genders: resource('genders', listGenders, undefined),
  users: resource('users', listUsers, 'users'),
} satisfies Record<ResourceName, unknown>;

function resource<Row>(
  name: ResourceName,
  read: Resource<Row>['read'],
  failed: Resource<Row>['failed'],
  dependents: readonly ResourceName[] = [],
): Resource<Row> {
  return { key: [name], read, failed, dependents };
}
