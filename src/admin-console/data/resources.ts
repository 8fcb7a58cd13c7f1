/**
 * The lists that the console reads from the server: cache key, calls, failure message, and the lists that a change
 * outdates. Screens read a list with `useList` and change its rows with `useChange`.
 */
import { applications } from '#api/applications/applications.ts';
import { ownPasskeys } from '#api/auth/passkeys.ts';
import { ownSessions } from '#api/auth/sessions.ts';
import { careers } from '#api/careers/careers.ts';
import { careerTypes, faculties } from '#api/catalogues/named-catalogues.ts';
import { ceremonies } from '#api/ceremonies/ceremonies.ts';
import type { ApiClient } from '#api/client.ts';
import { degreeTitles } from '#api/degree-titles/degree-titles.ts';
import { authorities } from '#api/documents/authorities.ts';
import { deletedTemplates } from '#api/documents/deleted-templates.ts';
import { documentFields } from '#api/documents/document-fields.ts';
import { documentTemplates } from '#api/documents/document-templates.ts';
import { genders } from '#api/genders/genders.ts';
import { listHandovers } from '#api/handover/handovers.ts';
import type { ListCall } from '#api/list-at.ts';
import { titleProofs } from '#api/title-proof/title-proofs.ts';
import { titleEntries } from '#api/titles/title-entries.ts';
import { titleHolds } from '#api/titles/title-holds.ts';
import { listTitles } from '#api/titles/titles.ts';
import { users } from '#api/users/users.ts';
import type { ListAnswer } from '#api/wire/list-answer.ts';
import type { MessageCatalogue } from '#messages/define-messages.ts';
import type { ReadMessages } from '#messages/messages-context.tsx';
import { dataMessages } from './data.messages.ts';
import { careerTypesMessages, facultiesMessages } from './named-catalogues.messages.ts';
import type { ResourceName } from './resource-name.ts';

/** One list of the server. */
export interface Resource<Row> extends ListTraits {
  // A method, so that a list of any rows is a `Resource<unknown>`.
  list(...call: Parameters<ListCall<Row>>): ReturnType<ListCall<Row>>;
}

interface ListTraits {
  /** TanStack Query's key. */
  readonly key: readonly [ResourceName];
  /** Returns the message shown when a read fails. A list without one fails silently and reads as empty. */
  readonly failed: ((read: ReadMessages) => string) | undefined;
  /** Lists that show something of these rows, and are read again after a change of them. */
  readonly dependents: readonly ResourceName[];
}

export const resources = {
  // Deleting a ceremony deletes its applications.
  ceremonies: resource('ceremonies', ceremonies, 'ceremonies', ['applications']),
  // An edit changes the wording that a graduate has confirmed.
  applications: resource('applications', applications, 'applications', ['titleProofs']),
  titles: resource('titles', { list: listTitles }, undefined),
  handovers: resource('handovers', { list: listHandovers }, 'handovers'),
  // A rectification issues a title.
  titleEntries: resource('titleEntries', titleEntries, 'titleEntries', ['titles']),
  titleHolds: resource('titleHolds', titleHolds, 'titleHolds'),
  // An accepted correction may change the gender of the application.
  titleProofs: resource('titleProofs', titleProofs, 'titleProofs', ['applications']),
  careers: resource('careers', careers, 'careers', ['degreeTitles']),
  degreeTitles: resource('degreeTitles', degreeTitles, 'degreeTitles'),
  faculties: resource('faculties', faculties, facultiesMessages, ['careers']),
  careerTypes: resource('careerTypes', careerTypes, careerTypesMessages, ['careers']),
  genders: resource('genders', genders, undefined),
  users: resource('users', users, 'users'),
  sessions: resource('sessions', ownSessions, 'sessions'),
  passkeys: resource('passkeys', ownPasskeys, 'passkeys'),
  authorities: resource('authorities', authorities, 'authorities'),
  documentFields: resource('documentFields', documentFields, 'documentFields'),
  documentTemplates: resource('documentTemplates', documentTemplates, 'documentTemplates', [
    'deletedTemplates',
  ]),
  deletedTemplates: resource('deletedTemplates', deletedTemplates, 'deletedTemplates', [
    'documentTemplates',
  ]),
} satisfies Record<ResourceName, unknown>;

/** Any list call, whatever its rows. */
type ListReading = (api: ApiClient, signal?: AbortSignal) => Promise<ListAnswer<unknown>>;

/** The message for a failed read: a key of the shared messages, or a catalogue with its own `loadFailed`. */
type FailureMessage =
  | Exclude<keyof typeof dataMessages.defaults, 'unreadableRows'>
  | MessageCatalogue<{ readonly loadFailed: string }>;

/** @param calls the calls that read the list and change its rows */
function resource<Calls extends { readonly list: ListReading }>(
  name: ResourceName,
  calls: Calls,
  failed: FailureMessage | undefined,
  dependents: readonly ResourceName[] = [],
): Calls & ListTraits {
  return { ...calls, key: [name], failed: failed && failureText(failed), dependents };
}

function failureText(failed: FailureMessage): (read: ReadMessages) => string {
  if (typeof failed === 'string') return (read) => read(dataMessages)[failed];
  return (read) => read(failed).loadFailed;
}
