import type { Application } from '../../../domain/application/application.ts';
import type { ApplicationStatus } from '../../../domain/application/application-status.ts';
import type { ListFilter } from '../../list/list-filter.flow.ts';
import { fullNameOf } from '../application-names.ts';
import type { ApplicationsWords } from '../applications.messages.ts';
import type { ApplicationKeys } from './application-keys.flow.ts';
import type { FilterOptions } from './filter-options.flow.ts';

/** The statuses in the order in which they are filtered and sorted. */
export const applicationStatuses: readonly ApplicationStatus[] = [
  'pending',
  'confirmed',
  'rejected',
];

/** The filters by status, ceremony and career. */
export function applicationFilters(
  words: ApplicationsWords,
  statusLabels: Readonly<Record<ApplicationStatus, string>>,
  options: FilterOptions,
  keys: ApplicationKeys,
): readonly ListFilter<Application>[] {
  return [
    {
      id: 'status',
      label: words.statusFilter,
      allLabel: words.everyStatus,
      choices: applicationStatuses.map((status) => ({ key: status, label: statusLabels[status] })),
      keyOf: ({ status }) => status,
    },
    {
      id: 'ceremony',
      label: words.ceremonyFilter,
      allLabel: words.everyCeremony,
      choices: options.ceremonies,
      keyOf: keys.ceremonyOf,
    },
    {
      id: 'career',
      label: words.careerFilter,
      allLabel: words.everyCareer,
      choices: options.careers,
      keyOf: keys.careerOf,
    },
  ];
}

/** What the search looks through. A number is found with its type and without, whatever types a university has. */
export function searchedTexts(application: Application): readonly string[] {
  const { identificationType: type, idNumber } = application.student;
  return [application.code, fullNameOf(application), idNumber, `${type}-${idNumber}`];
}
