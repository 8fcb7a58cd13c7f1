import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import type { CeremonyStatus } from '../../../domain/ceremony/ceremony-status.ts';
import type { ListFilter } from '../../list/list-filter.flow.ts';
import type { CeremoniesWords } from '../ceremonies.messages.ts';
import { ceremonyStatusLabel } from '../ceremony-status-badge.ts';

/** The statuses in the order in which a ceremony goes through them. */
export const ceremonyStatuses: readonly CeremonyStatus[] = [
  'open',
  'closed',
  'completed',
  'unknown',
];

/** What the search looks through. */
export function searchedTexts({ name, location }: Ceremony): readonly (string | undefined)[] {
  return [name, location];
}

/** The filter by status. Nobody can choose a status that this release doesn't know. */
export function ceremonyFilters(words: CeremoniesWords): readonly ListFilter<Ceremony>[] {
  return [
    {
      id: 'status',
      label: words.statusFilter,
      allLabel: words.everyStatus,
      choices: ceremonyStatuses
        .filter((status) => status !== 'unknown')
        .map((status) => ({ key: status, label: ceremonyStatusLabel(status, words) })),
      keyOf: ({ status }) => status,
    },
  ];
}

/** The order of the list until another is chosen. */
export const byDate = { columnId: 'date', direction: 'descending' } as const;
