import * as v from 'valibot';
import {
  personErasedAction,
  sealedAction,
  sealedAsFoundAction,
  seals,
} from '#platform/seals/seals.ts';

/** A row's hash in the trail, with the positions of all entries that contain one for it. */
export interface Seal {
  readonly hash: string;
  readonly positions: readonly number[];
}

/** The rows that the entries of the trail have sealed. */
export interface SealedRows {
  /** By the title's id. */
  readonly titles: Map<number, Seal>;
  /** Verification codes, by the title's id. */
  readonly codes: Map<number, Seal>;
  /** Corrections of titles, by the entry's id. */
  readonly corrections: Map<number, Seal>;
  /** Hand-overs, by the entry's id. */
  readonly handovers: Map<number, Seal>;
  /** Printed copies, by the print's id. */
  readonly prints: Map<number, Seal>;
  /** Entries that are older than the chain, by id. */
  readonly unchained: Map<number, Seal>;
  /** Entries that were erased before the retention period was enforced, by position. */
  readonly erased: Map<number, Seal>;
  /** Entries about applications that were erased with their person, by position. */
  readonly erasedPeople: Map<number, Seal>;
  /** Tables whose rows an entry has sealed when it stored them. */
  readonly sealedLater: Set<string>;
  /** True if an entry with seals has been read. */
  hasAny: boolean;
}

export function noSealedRows(): SealedRows {
  return {
    titles: new Map(),
    codes: new Map(),
    corrections: new Map(),
    handovers: new Map(),
    prints: new Map(),
    unchained: new Map(),
    erased: new Map(),
    erasedPeople: new Map(),
    sealedLater: new Set(),
    hasAny: false,
  };
}

/**
 * Collects the seals of an entry.
 *
 * The migration writes its entry before all others with seals. A later entry of that kind would excuse what somebody has
 * just erased or inserted, and is refused. So is an entry that seals rows as found after another
 * entry has sealed rows of their table.
 * @returns whether the seals are acceptable.
 */
export function collectSeals(
  rows: SealedRows,
  entry: { readonly action: string; readonly position: number; readonly seals: unknown },
): boolean {
  if (entry.seals === null) return true;
  const parsed = v.safeParse(seals, entry.seals);
  const isOfMigration = entry.action === sealedAction;
  if (!parsed.success || (isOfMigration && rows.hasAny)) return false;
  rows.hasAny = true;
  const { audit_entries, erased_entries } = parsed.output;
  for (const [table, kind] of sealedKinds) {
    const hashes = parsed.output[table];
    if (Object.keys(hashes).length === 0) continue;
    if (entry.action !== sealedAsFoundAction) rows.sealedLater.add(table);
    else if (rows.sealedLater.has(table)) return false;
    add(rows[kind], hashes, entry.position);
  }
  if (isOfMigration) {
    add(rows.unchained, audit_entries, entry.position);
    add(rows.erased, erased_entries, entry.position);
  }
  if (entry.action === personErasedAction) {
    add(rows.erasedPeople, erased_entries, entry.position);
  }
  return true;
}

/** The tables of append-only rows, with the kind of their rows. */
const sealedKinds = [
  ['issued_titles', 'titles'],
  ['title_codes', 'codes'],
  ['title_entries', 'corrections'],
  ['handovers', 'handovers'],
  ['document_prints', 'prints'],
] as const;

function add(found: Map<number, Seal>, hashes: Record<string, string>, position: number): void {
  for (const [key, hash] of Object.entries(hashes)) {
    const former = found.get(Number(key));
    const positions = [...(former?.positions ?? []), position];
    found.set(Number(key), { hash, positions });
  }
}
