import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { hashContent, hashEntry, hashRow } from '#platform/seals/hashes.ts';
import { lastingColumns } from '#platform/seals/seals.ts';
import { isRetained } from '../retention-period.ts';
import { collectSeals, noSealedRows, type Seal, type SealedRows } from './sealed-rows.ts';
import type { TrailMark } from './trail-mark.ts';

export type ChainFault =
  /** `position` is the first entry that was changed or is missing. */
  | { readonly status: 'broken'; readonly position: number }
  /** The personal data of this entry were erased within the retention period. */
  | { readonly status: 'erased-early'; readonly position: number }
  /** An entry was added that is not part of the chain. */
  | { readonly status: 'outside'; readonly id: number }
  /** The trail ends before the mark: it was cut, or comes from an older backup. */
  | { readonly status: 'cut'; readonly position: number }
  /** The entry at the mark is another one: the chain was rewritten. */
  | { readonly status: 'rewritten'; readonly position: number };

/** An unbroken chain. */
export interface Chain extends TrailMark {
  readonly status: 'whole';
  readonly erased: number;
  readonly backdated: readonly number[];
  readonly sealed: SealedRows;
}

/** The mark to compare, and the time. */
export interface ChainCheck {
  readonly since: TrailMark | undefined;
  readonly now: Date;
}

type Entry = Selectable<Schema['audit_entries']>;

/** The part of the chain that has been read. */
interface ReadPart {
  position: number;
  hash: string;
  erased: number;
  /** The latest time that has been read. */
  latest: Date;
  readonly backdated: number[];
  /** Entries erased within the retention period, by position. */
  readonly early: Map<number, Pick<Entry, 'content_hash' | 'subject'>>;
  readonly sealed: SealedRows;
}

const pageSize = 1_000;

/** Reads the chain from its first entry to its last. */
export async function verifyChain(
  kysely: Kysely<Schema>,
  check: ChainCheck,
): Promise<Chain | ChainFault> {
  const end = await kysely.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
  const part: ReadPart = {
    position: 0,
    hash: '',
    erased: 0,
    latest: new Date(0),
    backdated: [],
    early: new Map(),
    sealed: noSealedRows(),
  };
  for (;;) {
    const entries = await readEntries(kysely, part.position);
    for (const entry of entries) {
      const fault = addEntry(part, entry, check);
      if (fault !== undefined) return fault;
      const { position, hash } = part;
      if (position === end.entries && hash !== end.hash) return { status: 'broken', position };
    }
    if (entries.length < pageSize) break;
  }
  const { position, hash, erased, backdated, sealed } = part;
  if (position < end.entries) return { status: 'broken', position: position + 1 };
  const fault = await findFaultOfWhole(kysely, part, check);
  return fault ?? { status: 'whole', position, hash, erased, backdated, sealed };
}

/** Adds the next entry. @returns its fault */
function addEntry(part: ReadPart, entry: Entry, check: ChainCheck): ChainFault | undefined {
  const position = part.position + 1;
  const hash = validHash(entry, position, part.hash);
  const { action, subject, seals, salt, content_hash } = entry;
  if (hash === undefined || !collectSeals(part.sealed, { action, seals, position })) {
    return { status: 'broken', position };
  }
  if (position === check.since?.position && hash !== check.since.hash) {
    return { status: 'rewritten', position };
  }
  if (salt === null) {
    part.erased += 1;
    if (isRetained(entry, check.now)) part.early.set(position, { content_hash, subject });
  }
  noteTime(part, entry, position);
  part.position = position;
  part.hash = hash;
  return undefined;
}

/** Simultaneous calls are chained in another order than they arrived, at most so much later. */
const tolerance = 15 * 60_000;

/** Notes an entry that is earlier than one before it. Those that waited for the chain are, and have the mark of the site. */
function noteTime(part: ReadPart, { at, seals }: Entry, position: number): void {
  const isEarlier = at.getTime() < part.latest.getTime() - tolerance;
  if (isEarlier && !hasWaited(seals)) part.backdated.push(position);
  if (at > part.latest) part.latest = at;
}

function hasWaited(seals: unknown): boolean {
  return typeof seals === 'object' && seals !== null && 'waited' in seals;
}

/** Faults that show when all entries have been read. */
async function findFaultOfWhole(
  kysely: Kysely<Schema>,
  { position, early, sealed }: ReadPart,
  { since }: ChainCheck,
): Promise<ChainFault | undefined> {
  if (since !== undefined && position < since.position) return { status: 'cut', position };
  const unexcused = [...early].find(([at, entry]) => !isExcused(at, entry, sealed));
  if (unexcused !== undefined) return { status: 'erased-early', position: unexcused[0] };
  const id = await findOutside(kysely, sealed.unchained);
  return id === undefined ? undefined : { status: 'outside', id };
}

/** True if an early erasure is recorded: before the period was enforced, or with the person or account of the entry. */
function isExcused(
  position: number,
  { content_hash, subject }: Pick<Entry, 'content_hash' | 'subject'>,
  { erased, erasedPeople, erasedAccounts }: SealedRows,
): boolean {
  if (erased.get(position)?.hash === content_hash) return true;
  if (subject === 'user') return erasedAccounts.get(position)?.hash === content_hash;
  const isOfPeople = subject === 'application' || subject === 'document-template';
  return isOfPeople && erasedPeople.get(position)?.hash === content_hash;
}

function readEntries(kysely: Kysely<Schema>, after: number): Promise<Entry[]> {
  return kysely
    .selectFrom('audit_entries')
    .selectAll()
    .where('position', '>', after)
    .orderBy('position')
    .limit(pageSize)
    .execute();
}

/** The hash of an entry; undefined if it is not the correct one. */
function validHash(entry: Entry, position: number, previous: string): string | undefined {
  if (entry.position !== position || entry.content_hash === null) return undefined;
  if (!hasValidContent(entry)) return undefined;
  const lasting = {
    position,
    at: entry.at,
    actorId: entry.actor_id,
    action: entry.action,
    subject: entry.subject,
    subjectId: entry.subject_id,
    requestId: entry.request_id,
    seals: entry.seals,
  };
  const hash = hashEntry(previous, lasting, entry.content_hash);
  return entry.hash === hash ? hash : undefined;
}

/** True if the personal data are unchanged, or completely erased. */
function hasValidContent({ salt, content_hash, ...entry }: Entry): boolean {
  const { actor_name: actorName, address, before, after } = entry;
  if (salt !== null) {
    return hashContent({ actorName, address, before, after }, salt) === content_hash;
  }
  return actorName === '' && address === null && before === null && after === null;
}

/** Finds an entry without a position that did not exist when the chain began. */
async function findOutside(
  kysely: Kysely<Schema>,
  known: ReadonlyMap<number, Seal>,
): Promise<number | undefined> {
  const entries = await kysely
    .selectFrom('audit_entries')
    .selectAll()
    .where('position', 'is', null)
    .orderBy('id')
    .execute();
  const outside = entries.find(
    (entry) => known.get(entry.id)?.hash !== hashRow(lastingColumns(entry)),
  );
  return outside?.id;
}
