import fc, { type Arbitrary } from 'fast-check';
import { type Kind, Ref } from '../refs.ts';

/** The value of a key that is left out. */
export const omitted = Symbol('omitted');

/** A field of a body: values that a server accepts, and values that it may refuse. */
export interface Field {
  readonly usual: Arbitrary<unknown>;
  readonly unusual: Arbitrary<unknown>;
}

/** Values of another type, and blanks. */
const anything = [omitted, null, '', '   ', '\u200b', 7, 0, true, [], {}] as const;

export function field(usual: readonly unknown[], unusual: readonly unknown[] = []): Field {
  return {
    usual: fc.constantFrom(...usual),
    unusual: fc.constantFrom(...anything, ...unusual),
  };
}

/** A text field of at most `max` characters. */
export function textField(
  max: number,
  usual: readonly unknown[],
  unusual: readonly unknown[] = [],
): Field {
  const edges = ['x'.repeat(max), 'x'.repeat(max + 1), 'a\u0000b', 'n\u0303', ' José  Luis '];
  return field(usual, [...edges, ...unusual]);
}

/** A small number may be the id of different rows: the database skips the ids of refused rows. */
const noRow = anything.filter((value) => value !== 7);

/** A field that names a row. */
export function refField(kind: Kind, unusual: readonly unknown[] = []): Field {
  return {
    usual: refs(kind),
    unusual: fc.oneof(
      fc.constantFrom(...noRow, 999_999, '999999', -1, 1.5, 'abc', 2 ** 40, ...unusual),
      fc.nat({ max: 12 }).map((place) => new Ref(kind, place, true)),
    ),
  };
}

/** A row of a table, deleted ones included. */
function refs(kind: Kind): Arbitrary<Ref> {
  return fc.nat({ max: 24 }).map((place) => new Ref(kind, place));
}

/** An `{id}` of a path: mostly a row's, else one that no row has or that is no id. */
export function targets(kind: Kind): Arbitrary<Ref | string> {
  const odd = ['999999', '0', '-1', '1.5', 'abc', '1e0', '99999999999', '01', '+1', ' 1'];
  return fc.oneof(
    { weight: 14, arbitrary: refs(kind) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  );
}

/** Days as bodies spell them. */
export const days = {
  future: ['2026-07-24', '24/07/2026', '2026-06-15', '15/06/2026', '2026-07-24T10:00:00Z'],
  past: ['2001-03-05', '05/03/2001', '2026-06-14', '14/06/2026', '1999-12-31'],
  odd: ['31/02/2026', '2026-13-45', '0000-00-00', 'mañana', '2026-06-16', '16/06/2026', '1/7/2026'],
} as const;
