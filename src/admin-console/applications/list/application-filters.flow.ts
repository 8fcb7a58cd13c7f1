import type { ListFilter } from '#admin-console/list/list-filter.flow.ts';
import type { Application } from '#domain/application/application.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { fullNameOf } from '../application-names.ts';
import type { ApplicationsMessages } from '../applications.messages.ts';
import {
  openWordingRequest,
  type ProofsByApplication,
} from '../wording-requests/wording-requests.flow.ts';
import type { ApplicationKeys } from './application-keys.flow.ts';
import type { FilterOptions } from './filter-options.flow.ts';

/** The statuses in the order of filter and sort. */
export const applicationStatuses: readonly ApplicationStatus[] = [
  'pending',
  'confirmed',
  'rejected',
];

/** Filters by status, ceremony and career. */
export function applicationFilters(
  messages: ApplicationsMessages,
  statusLabels: Readonly<Record<ApplicationStatus, string>>,
  options: FilterOptions,
  keys: ApplicationKeys,
): readonly ListFilter<Application>[] {
  return [
    {
      id: 'status',
      label: messages.statusFilter,
      allLabel: messages.everyStatus,
      choices: applicationStatuses.map((status) => ({ key: status, label: statusLabels[status] })),
      keyOf: ({ status }) => status,
    },
    {
      id: 'ceremony',
      label: messages.ceremonyFilter,
      allLabel: messages.everyCeremony,
      choices: options.ceremonies,
      keyOf: keys.ceremonyOf,
    },
    {
      id: 'career',
      label: messages.careerFilter,
      allLabel: messages.everyCareer,
      choices: options.careers,
      keyOf: keys.careerOf,
    },
  ];
}

/** Shows only applications with a wording request that waits for a decision. */
export function wordingRequestsFilter(
  messages: ApplicationsMessages,
  proofs: ProofsByApplication,
): ListFilter<Application> {
  return {
    id: 'corrections',
    label: messages.corrections,
    choices: [{ key: 'open', label: messages.corrections }],
    keyOf: (application) => openWordingRequest(proofs, application)?.status,
  };
}

/** The texts that the search covers, with the id number both with and without its type. */
export function searchedTexts(application: Application): readonly string[] {
  const { identificationType: type, idNumber = '' } = application.student;
  return [application.code, fullNameOf(application), idNumber, `${type}-${idNumber}`];
}
