import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { findForged } from '../waiting/chain-waiting.ts';
import type { TrailMark } from './trail-mark.ts';
import { type ChainFault, verifyChain } from './verify-chain.ts';
import { type StateFault, verifyStates } from './verify-states.ts';
import { type TitleFault, verifyTitles } from './verify-titles.ts';

/** The result of the verification. */
export type ChainResult =
  /** `erased` counts the entries without personal data. Store the mark outside of the database. */
  | {
      readonly status: 'whole';
      readonly entries: number;
      readonly erased: number;
      readonly titles: number;
      /** The positions of entries that are earlier than one before them. */
      readonly backdated: readonly number[];
      readonly mark: TrailMark;
    }
  | ChainFault
  /** `rows` are those of other tables. */
  | {
      readonly status: 'titles-altered';
      readonly faults: readonly TitleFault[];
      readonly rows: readonly StateFault[];
    }
  | { readonly status: 'rows-altered'; readonly rows: readonly StateFault[] }
  /** Entries that wait for the chain, by id, and were not written by the site. */
  | { readonly status: 'waiting-forged'; readonly ids: readonly number[] };

/** Options of the verification. */
export interface VerifyOptions {
  /** A mark that was stored outside of the database. */
  readonly since?: TrailMark | undefined;
  /** The key of waiting entries. @default they are not checked */
  readonly key?: string | undefined;
  /** @default the system's time */
  readonly now?: Date;
}

/**
 * Reads the audit trail from its first entry to its last and checks that none was changed, added or erased early, and
 * that each issued title and each correction of one is in exactly one entry, as it was stored, and that each row of
 * `sealedTables` is as the last entry about it left it. Everything comes from one snapshot, so that the site can run
 * meanwhile.
 */
export function verifyAudit(
  kysely: Kysely<Schema>,
  options: VerifyOptions = {},
): Promise<ChainResult> {
  if (kysely.isTransaction) return verify(kysely, options);
  return kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => verify(trx, options));
}

async function verify(
  kysely: Kysely<Schema>,
  { since, key, now = new Date() }: VerifyOptions,
): Promise<ChainResult> {
  const chain = await verifyChain(kysely, { since, now });
  if (chain.status !== 'whole') return chain;
  const { titles, faults } = await verifyTitles(kysely, chain.sealed);
  const rows = await verifyStates(kysely, chain.sealed);
  if (faults.length > 0) return { status: 'titles-altered', faults, rows };
  if (rows.length > 0) return { status: 'rows-altered', rows };
  const ids = key === undefined ? [] : await findForged(kysely, key);
  if (ids.length > 0) return { status: 'waiting-forged', ids };
  const { position, hash, erased, sealed } = chain;
  // A version before chained waiting entries without a mark.
  const backdated = chain.backdated.filter((entry) => entry > (sealed.statesSince ?? 0));
  const mark = { position, hash };
  return { status: 'whole', entries: position, erased, titles, backdated, mark };
}
