import * as v from 'valibot';
import { isSealedTable, type SealedTable } from '#platform/seals/sealed-tables.ts';
import {
  accountErasedAction,
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

/** The last state of a row that can change; no hash for one that is gone. */
export interface StateSeal {
  readonly hash: string | null;
  /** The positions of the entries that stored or deleted the row, in order. */
  readonly since: readonly { readonly position: number; readonly exists: boolean }[];
}

/** The rows that the entries of the trail have sealed. */
export interface SealedRows {
  /** By the title's id. */
  readonly titles: Map<number, Seal>;
  /** Verification codes, by the title's id. */
  readonly codes: Map<number, Seal>;
  /** Corrections of titles, by the entry's id. */
  readonly corrections: Map<number, Seal>;
  /** Corrections without their reason, of those that were sealed with it. */
  readonly shortened: Map<number, Seal>;
  /** Prints without their reason, of those that were sealed with it. */
  readonly shortenedPrints: Map<number, Seal>;
  /** Reviews of titles, by the entry's id. */
  readonly holds: Map<number, Seal>;
  /** Hand-overs, by the entry's id. */
  readonly handovers: Map<number, Seal>;
  /** Printed copies, by the print's id. */
  readonly prints: Map<number, Seal>;
  /** Contents, by the title's id. */
  readonly contents: Map<number, Seal>;
  /** Versions of templates, by the version's id. */
  readonly templates: Map<number, Seal>;
  /** Births that were erased from contents, by the title's id. */
  readonly erasedBirths: Map<number, Seal>;
  /** Entries that are older than the chain, by id. */
  readonly unchained: Map<number, Seal>;
  /** Entries that were erased before the retention period was enforced, by position. */
  readonly erased: Map<number, Seal>;
  /** Entries about applications that were erased with their person, by position. */
  readonly erasedPeople: Map<number, Seal>;
  /** Entries about accounts that were erased with them, by position. */
  readonly erasedAccounts: Map<number, Seal>;
  /** Rows that can change, by table and id. */
  readonly states: Map<SealedTable, Map<number, StateSeal>>;
  /** The position at which an installed database began to seal states; undefined in one that always did. */
  statesSince: number | undefined;
  /** Tables of which an entry has sealed rows when it stored or changed them. */
  readonly sealedLater: Set<string>;
  /** True if an entry with seals has been read. */
  hasAny: boolean;
}

export function noSealedRows(): SealedRows {
  return {
    titles: new Map(),
    codes: new Map(),
    corrections: new Map(),
    shortened: new Map(),
    shortenedPrints: new Map(),
    holds: new Map(),
    handovers: new Map(),
    prints: new Map(),
    contents: new Map(),
    templates: new Map(),
    erasedBirths: new Map(),
    unchained: new Map(),
    erased: new Map(),
    erasedPeople: new Map(),
    erasedAccounts: new Map(),
    states: new Map(),
    statesSince: undefined,
    sealedLater: new Set(),
    hasAny: false,
  };
}

/**
 * Collects the seals of an entry.
 *
 * The migration writes its entry before all others with seals, and those that seal a table as found come before all others
 * about the table. A later entry of that kind would excuse what somebody has just erased, inserted or changed, and is refused.
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
  const { audit_entries, erased_entries, erased_births } = parsed.output;
  for (const [seal, kind, reasons] of shortenedKinds) {
    if (!collectShortened(rows, { found: rows[kind], hashes: parsed.output[seal], reasons }, entry))
      return false;
  }
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
    add(rows.erasedBirths, erased_births, entry.position);
  }
  if (entry.action === accountErasedAction) {
    add(rows.erasedAccounts, erased_entries, entry.position);
  }
  return Object.entries(parsed.output.states).every(([table, hashes]) =>
    collectStates(rows, table, hashes, entry),
  );
}

/** The hashes of rows without the reason that they were sealed with, and the seals of these reasons. */
const shortenedKinds = [
  ['title_entries_without_reason', 'shortened', 'correction_reasons'],
  ['document_prints_without_reason', 'shortenedPrints', 'former_print_reasons'],
] as const;

/** Collects the hashes that a migration has added to older rows. @returns whether they are acceptable. */
function collectShortened(
  { sealedLater }: SealedRows,
  {
    found,
    hashes,
    reasons,
  }: {
    readonly found: Map<number, Seal>;
    readonly hashes: Readonly<Record<string, string>>;
    readonly reasons: SealedTable;
  },
  { action, position }: { readonly action: string; readonly position: number },
): boolean {
  if (Object.keys(hashes).length === 0) return true;
  if (action !== sealedAsFoundAction || sealedLater.has(reasons)) return false;
  add(found, hashes, position);
  return true;
}

/** @returns whether the states are acceptable. */
function collectStates(
  rows: SealedRows,
  table: string,
  hashes: Readonly<Record<string, string | null>>,
  { action, position }: { readonly action: string; readonly position: number },
): boolean {
  const { states, sealedLater } = rows;
  const isAsFound = action === sealedAsFoundAction;
  if (!isSealedTable(table) || (isAsFound && sealedLater.has(table))) return false;
  // Each database has users: an entry for them can't be made up later, in one that always sealed states.
  if (isAsFound && table === 'users') rows.statesSince ??= position;
  if (!isAsFound) sealedLater.add(table);
  const ofTable = states.get(table) ?? new Map<number, StateSeal>();
  states.set(table, ofTable);
  for (const [key, hash] of Object.entries(hashes)) {
    const former = ofTable.get(Number(key));
    const since = former?.since ?? [];
    const exists = hash !== null;
    ofTable.set(Number(key), {
      hash,
      since: since.at(-1)?.exists === exists ? since : [...since, { position, exists }],
    });
  }
  return true;
}

/** The tables of append-only rows, with the kind of their rows. */
const sealedKinds = [
  ['issued_titles', 'titles'],
  ['title_codes', 'codes'],
  ['title_entries', 'corrections'],
  ['title_holds', 'holds'],
  ['handovers', 'handovers'],
  ['document_prints', 'prints'],
  ['title_contents', 'contents'],
  ['document_template_versions', 'templates'],
] as const;

function add(
  found: Map<number, Seal>,
  hashes: Readonly<Record<string, string>>,
  position: number,
): void {
  for (const [key, hash] of Object.entries(hashes)) {
    const former = found.get(Number(key));
    const positions = [...(former?.positions ?? []), position];
    found.set(Number(key), { hash, positions });
  }
}
