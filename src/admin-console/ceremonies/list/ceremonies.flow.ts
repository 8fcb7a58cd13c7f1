import type { ListFilter } from '#admin-console/list/list-filter.flow.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import type { CeremonyStatus } from '#domain/ceremony/ceremony-status.ts';
import type { CeremoniesMessages } from '../ceremonies.messages.ts';
import { ceremonyStatusLabel } from '../ceremony-status-badge.ts';

/** The statuses in chronological order. */
export const ceremonyStatuses: readonly CeremonyStatus[] = [
  'open',
  'closed',
  'completed',
  'unknown',
];

/** The texts that the search covers. */
export function searchedTexts({ name, location }: Ceremony): readonly (string | undefined)[] {
  return [name, location];
}

/** The filter by status, without options for unknown statuses. */
export function ceremonyFilters(messages: CeremoniesMessages): readonly ListFilter<Ceremony>[] {
  return [
    {
      id: 'status',
      label: messages.statusFilter,
      allLabel: messages.everyStatus,
      choices: ceremonyStatuses
        .filter((status) => status !== 'unknown')
        .map((status) => ({ key: status, label: ceremonyStatusLabel(status, messages) })),
      keyOf: ({ status }) => status,
    },
  ];
}

/** The default sort order. */
export const byDate = { columnId: 'date', direction: 'descending' } as const;
