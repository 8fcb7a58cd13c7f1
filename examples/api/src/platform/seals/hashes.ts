import { createHash } from 'node:crypto';

/** The personal data of an entry, which are erased after the retention period. */
export interface PersonalContent {
  readonly actorName: string;
  readonly address: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** The data of an entry that are never erased. */
export interface LastingContent {
  readonly position: number;
  readonly at: Date;
  readonly actorId: number | null;
  readonly action: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly requestId: string | null;
  /** Hashes of the append-only rows that the entry is about. */
  readonly seals: unknown;
}

/**
 * Hashes the personal data of an entry. The salt is erased with them: without it, a value with few possibilities, such as
 * a document number, could be guessed from the hash.
 */
export function hashContent(content: PersonalContent, salt: string): string {
  const { actorName, address, before, after } = content;
  return digest([salt, actorName, address, sortKeys(before), sortKeys(after)]);
}

/** Hashes an entry together with the hash of the previous entry. An entry without seals has the hash it always had. */
export function hashEntry(previous: string, entry: LastingContent, contentHash: string): string {
  const { position, at, actorId, action, subject, subjectId, requestId, seals } = entry;
  const lasting = [position, at.toISOString(), actorId, action, subject, subjectId, requestId];
  return digest([previous, ...lasting, ...(seals === null ? [] : [sortKeys(seals)]), contentHash]);
}

/**
 * Hashes a stored row. Null columns are left out, so that a column added later, null in older rows, changes no hash and
 * is covered where it has a value.
 */
export function hashRow(row: Readonly<Record<string, unknown>>): string {
  return digest([sortKeys(filledColumns(row))]);
}

/**
 * Hashes the state of a row that can change. The salt is stored beside the row, so that an erasure can delete it. Null
 * columns are left out, as in `hashRow`.
 */
export function hashState(
  salt: string,
  table: string,
  state: Readonly<Record<string, unknown>>,
): string {
  return digest([salt, table, sortKeys(filledColumns(state))]);
}

/** The columns with a value, as the JSON that the database returns. */
function filledColumns(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const json: Record<string, unknown> = JSON.parse(JSON.stringify(row));
  return Object.fromEntries(Object.entries(json).filter(([, value]) => value !== null));
}

function digest(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}

/** Sorts the keys of JSON, because the database does not preserve their order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, entry]) => [key, sortKeys(entry)]);
}
