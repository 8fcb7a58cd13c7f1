import { createHash } from 'node:crypto';

/** What of an entry is personal, and goes after its time. */
export type PersonalContent = {
  actorName: string;
  address: string | null;
  before: unknown;
  after: unknown;
};

/** What stays for good. */
export type LastingContent = {
  position: number;
  at: Date;
  actorId: number | null;
  action: string;
  subject: string;
  subjectId: string;
  requestId: string | null;
};

/**
 * The hash of what is personal. The salt goes with it: what has few possible values, such as a number, could be found
 * again from a hash alone.
 */
export function hashContent(content: PersonalContent, salt: string): string {
  const { actorName, address, before, after } = content;
  return digest([salt, actorName, address, sortKeys(before), sortKeys(after)]);
}

/** The hash of an entry, in which that of the one before is contained. */
export function hashEntry(previous: string, entry: LastingContent, contentHash: string): string {
  const { position, at, actorId, action, subject, subjectId, requestId } = entry;
  const lasting = [position, at.toISOString(), actorId, action, subject, subjectId, requestId];
  return digest([previous, ...lasting, contentHash]);
}

function digest(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}

/** The database keeps the keys of JSON in an order of its own. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, entry]) => [key, sortKeys(entry)]);
}
