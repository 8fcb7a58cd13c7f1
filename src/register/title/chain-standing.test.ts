import { expect, test } from 'vitest';
import { type StandingEntry, titleStanding } from '#domain/registry/title-entry.ts';
import { chainStanding } from './chain-standing.ts';

const resolution = (number: string) => ({ number, date: '2026-06-10', body: 'CU', reason: 'x' });

/** Titles 1 to `length`, each rectified to the next; more entries about the last. */
function chainOf(
  length: number,
  last: readonly StandingEntry<string>[] = [],
  holds: readonly { readonly kind: 'held' | 'lifted' }[] = [],
) {
  return (id: number) =>
    id === length
      ? titleStanding(last, holds)
      : titleStanding<string>([
          { kind: 'rectified', resolution: resolution(`R-${id}`), replacedBy: id + 1 },
        ]);
}

const annulled: StandingEntry<string> = { kind: 'annulled', resolution: resolution('A-1') };

test('each title of a chain of five names its end', () => {
  const standingOf = chainOf(5);
  for (const id of [1, 2, 3, 4]) {
    const rectified = { kind: 'rectified', resolution: resolution(`R-${id}`), currentId: 5 };
    expect(chainStanding(id, standingOf)).toEqual(rectified);
  }
  expect(chainStanding(5, standingOf)).toEqual({ kind: 'valid' });
});

test('an annulled end annuls the chain, and nothing replaces its titles', () => {
  const standingOf = chainOf(5, [annulled]);
  for (const id of [1, 2, 3, 4, 5]) {
    expect(chainStanding(id, standingOf)).toEqual(annulled);
  }
});

test.each([
  ['in force', chainOf(5)],
  ['annulled', chainOf(5, [annulled])],
])(
  'a hidden name hides all titles before it, and none after it, with an end that is %s',
  (_, of) => {
    const standingOf = (id: number) => {
      const standing = of(id);
      return standing.kind === 'rectified' ? { ...standing, hidesFormerName: id === 3 } : standing;
    };
    for (const id of [1, 2, 3]) expect(chainStanding(id, standingOf)).toEqual({ kind: 'replaced' });
    for (const id of [4, 5]) expect(chainStanding(id, standingOf)).toEqual(chainStanding(id, of));
  },
);

test('an end on hold says nothing about the chain, until the hold is lifted or the end annulled', () => {
  const held = { kind: 'held' } as const;
  for (const id of [1, 5]) {
    expect(chainStanding(id, chainOf(5, [], [held]))).toEqual({ kind: 'on-hold' });
    expect(chainStanding(id, chainOf(5, [annulled], [held]))).toEqual(annulled);
  }
  expect(chainStanding(5, chainOf(5, [], [held, { kind: 'lifted' }]))).toEqual({ kind: 'valid' });
});
