import type { Kind, KnownRows, Side } from './refs.ts';

/** The content of an answer in one spelling for both servers. */
export type Canonical = (side: Side, body: unknown) => unknown;

/** The table that a key names a row of. */
const kindOfKey: Readonly<Record<string, Kind>> = {
  ceremony_id: 'ceremonies',
  career_id: 'careers',
  career_type_id: 'careerTypes',
  faculty_id: 'faculties',
  application_id: 'applications',
};

const otherSpellings: Readonly<Record<string, string>> = {
  second_name: 'middle_name',
  phone_number: 'phone',
};

/** Versions, secrets and the body of a file, which each server makes in its way. */
const ownToEach = new Set(['version', 'token', 'temporary_password', 'content', 'filename']);

/**
 * Content of a body: what is under `data`, or beside `success`. Ids name the row by its place in the sequence, moments
 * are only there or not, and the rows of a list are ordered by id.
 *
 * @param own the table of the rows, if the answer holds rows that calls can name
 */
export function canonicalOf(rows: KnownRows, own: Kind | undefined): Canonical {
  return (side, body) => {
    const { data, success: _, message: __, ...beside } = asRecord(body);
    return normalize(Array.isArray(body) ? body : (data ?? beside), side);
  };

  function normalize(value: unknown, side: Side, key = ''): unknown {
    if (Array.isArray(value)) {
      return value.map((part) => normalize(part, side)).sort(byName);
    }
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).filter(([name]) => !ownToEach.has(name));
      return Object.fromEntries(
        entries.map(([name, part]) => [otherSpellings[name] ?? name, normalize(part, side, name)]),
      );
    }
    if (key.endsWith('_at')) return value === null ? null : 'a moment';
    const kind = key === 'id' ? own : kindOfKey[key];
    if (key === 'id' && own === undefined) return 'an id';
    return kind === undefined ? value : rows.nameOf(kind, value, side);
  }
}

function byName(one: unknown, other: unknown): number {
  return sortKey(one) < sortKey(other) ? -1 : 1;
}

/** Titles have no id that calls know; their code identifies them. */
function sortKey(row: unknown): string {
  const { id, application_code } = asRecord(row);
  return `${application_code ?? ''} ${id ?? JSON.stringify(row)}`;
}

/** An object, or an empty one. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
