import type { ListFilter } from '#admin-console/list/list-filter.flow.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { TitleStanding } from '#domain/registry/title-entry.ts';
import type { HistoryOf } from '#domain/registry/title-history.ts';
import type { TitleCorrectionsMessages } from './corrections.messages.ts';

/** A choice of the filter: a standing, or titles of which a duplicate was issued. */
type StandingChoice = TitleStanding['kind'] | 'duplicated';

const standingChoices: readonly StandingChoice[] = ['valid', 'rectified', 'annulled', 'duplicated'];

/** Filters by standing. A title with a duplicate is also among those of its standing. */
export function standingFilter(
  messages: TitleCorrectionsMessages,
  historyOf: HistoryOf,
): ListFilter<IssuedTitle> {
  return {
    id: 'standing',
    label: messages.standingFilter,
    allLabel: messages.everyStanding,
    choices: standingChoices.map((key) => ({ key, label: messages[key] })),
    keyOf: ({ id }) => rowStandings(historyOf(id).standing),
  };
}

function rowStandings({ kind, duplicates }: TitleStanding): readonly StandingChoice[] {
  return duplicates === 0 ? [kind] : [kind, 'duplicated'];
}
