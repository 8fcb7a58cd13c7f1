import type { ColumnType, GeneratedAlways } from 'kysely';

type Json = ColumnType<unknown, string | null, null>;
type WaitingJson = ColumnType<Readonly<Record<string, unknown>> | null, string | null, never>;

/** The entries of the audit trail. */
export interface AuditTable {
  readonly id: GeneratedAlways<number>;
  readonly at: Date;
  readonly actor_id: number | null;
  readonly actor_name: string;
  readonly action: string;
  readonly subject: string;
  readonly subject_id: string;
  readonly before: Json;
  readonly after: Json;
  readonly request_id: string | null;
  readonly address: string | null;
  /** Position in the chain, from 1. Null in entries that are older than the chain. */
  readonly position: number | null;
  /** Erased together with the personal data. */
  readonly salt: string | null;
  readonly content_hash: string | null;
  readonly hash: string | null;
  /** Hashes of the append-only rows that the entry is about (`Seals`). Never erased. */
  readonly seals: Json;
}

/** Entries of accesses that were stored while the end of the chain was locked. Append-only but for those that were chained. */
export interface WaitingEntriesTable {
  readonly id: GeneratedAlways<number>;
  readonly at: Date;
  readonly actor_id: number | null;
  readonly actor_name: string;
  readonly address: string | null;
  readonly action: string;
  readonly subject: string;
  readonly subject_id: string;
  readonly before: WaitingJson;
  readonly after: WaitingJson;
  readonly request_id: string;
  /** Authenticates the other columns with the key of the site. */
  readonly mac: string | null;
}
