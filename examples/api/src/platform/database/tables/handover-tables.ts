import type { IsoDate } from 'birrete/rules';
import type { GeneratedAlways } from 'kysely';

/** The tables of the book of hand-overs. */
export interface HandoverTables {
  readonly handovers: HandoversTable;
  readonly handover_details: HandoverDetailsTable;
}

/** The book of hand-overs. Of a title's entries, the last one counts. */
interface HandoversTable {
  readonly id: GeneratedAlways<number>;
  readonly title_id: number;
  /** The title's entry before, which this one replaces. */
  readonly previous_id: number | null;
  readonly kind: 'delivered' | 'not-delivered';
  readonly delivered_on: IsoDate | null;
  readonly collector: 'graduate' | 'proxy' | null;
  readonly recorded_at: Date;
  readonly recorded_by: number;
  readonly recorded_by_name: string;
}

/** The personal data and free texts of an entry, which an erasure deletes. */
interface HandoverDetailsTable {
  readonly handover_id: number;
  /** Identifies the proxy, independent of spelling: see `personKey`. */
  readonly proxy_key: string | null;
  readonly proxy_name: string | null;
  readonly proxy_identification_type: string | null;
  readonly proxy_id_number: string | null;
  readonly proxy_authority: string | null;
  readonly notes: string | null;
  /** The reason of a correction. */
  readonly reason: string | null;
  readonly recorded_at: Date;
}
