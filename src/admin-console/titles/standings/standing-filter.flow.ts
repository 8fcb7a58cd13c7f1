import type { ListFilter } from '#admin-console/list/list-filter.flow.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { TitleStanding } from '#domain/registry/title-entry.ts';
import type { HistoryOf } from '#domain/registry/title-history.ts';
import type { TitleCorrectionsMessages } from '../corrections/corrections.messages.ts';
import { standingNames } from './standing-names.ts';

/** A choice of the filter: a standing, or titles of which a duplicate was issued. */
type StandingChoice = TitleStanding['kind'] | 'duplicated';

const names = { ...standingNames, duplicated: 'duplicated' } as const;

const standingChoices: readonly StandingChoice[] = ['valid', 'rectified', 'annulled', 'duplicated'];

/**
 * Filters by standing. A title with a duplicate is also among those of its standing, one on hold among the valid ones.
 *
 * @param hasHolds true if the server offers reviews
 */
export function standingFilter(
  messages: TitleCorrectionsMessages,
  historyOf: HistoryOf,
  hasHolds: boolean,
): ListFilter<IssuedTitle> {
  const choices = hasHolds ? (['on-hold', ...standingChoices] as const) : standingChoices;
  return {
    id: 'standing',
    label: messages.standingFilter,
    allLabel: messages.everyStanding,
    choices: choices.map((key) => ({ key, label: messages[names[key]] })),
    keyOf: ({ id }) => rowStandings(historyOf(id).standing),
  };
}

function rowStandings({ kind, duplicates }: TitleStanding): readonly StandingChoice[] {
  const standings: StandingChoice[] = kind === 'on-hold' ? ['valid', kind] : [kind];
  return duplicates === 0 ? standings : [...standings, 'duplicated'];
}
