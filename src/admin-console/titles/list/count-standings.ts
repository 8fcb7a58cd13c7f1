import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { HistoryOf } from '#domain/registry/title-history.ts';

/** The number of titles by standing. Those in review are in force. */
export function countStandings(rows: readonly IssuedTitle[], historyOf: HistoryOf) {
  const counts = { inForce: 0, rectified: 0, annulled: 0 };
  for (const { id } of rows) {
    const { kind } = historyOf(id).standing;
    counts[kind === 'rectified' || kind === 'annulled' ? kind : 'inForce'] += 1;
  }
  return counts;
}
