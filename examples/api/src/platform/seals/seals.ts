import * as v from 'valibot';
import { hashRow } from './hashes.ts';

const hashes = v.record(v.string(), v.string());

/**
 * Hashes of rows, by table and id, in a column of the audit trail that an erasure leaves. Each append-only table that the
 * trail proves has a key here.
 */
export const seals = v.object({
  issued_titles: v.optional(hashes, {}),
  /** Verification codes, by the id of their title. */
  title_codes: v.optional(hashes, {}),
  /** Corrections of issued titles, since migration 0044 without their reason. */
  title_entries: v.optional(hashes, {}),
  /** The same without their reason, for corrections that were sealed with it. */
  title_entries_without_reason: v.optional(hashes, {}),
  /** Reviews of issued titles, without their reason. */
  title_holds: v.optional(hashes, {}),
  /** Entries of the book of hand-overs. */
  handovers: v.optional(hashes, {}),
  /** Printed copies. */
  document_prints: v.optional(hashes, {}),
  /** The same without their reason, for prints that were sealed with it. */
  document_prints_without_reason: v.optional(hashes, {}),
  /** Versions of templates. */
  document_template_versions: v.optional(hashes, {}),
  /** Contents of titles, by the id of their title. */
  title_contents: v.optional(hashes, {}),
  /** Hashes of the births that were erased from the contents of titles, by the id of their title. */
  erased_births: v.optional(hashes, {}),
  /** Entries that are older than the chain, by id. */
  audit_entries: v.optional(hashes, {}),
  /**
   * Content hashes of entries that were erased within the retention period, by position: before the database enforced it,
   * or with the person whom they are about.
   */
  erased_entries: v.optional(hashes, {}),
  /** The mark of an entry that waited for the chain, so that its time may be earlier than that of the entry before. */
  waited: v.optional(v.string()),
  /** Salted hashes of rows that can change, by table and id; null for one that is gone. See `sealedTables`. */
  states: v.optional(v.record(v.string(), v.record(v.string(), v.nullable(v.string()))), {}),
});
export type Seals = v.InferInput<typeof seals>;

/** The action of the entry that names the entries of an erased person. Migration 0021 contains the same text. */
export const personErasedAction = 'person-erased';

/** The action of the entry that names the entries of an erased account. Migration 0045 contains the same text. */
export const accountErasedAction = 'account-erased';

/** The action of the entry with which migration 0014 seals the titles and entries that existed before it. */
export const sealedAction = 'sealed';

/**
 * The action of the entries that seal what existed before a table was sealed. They prove that a row has not changed since,
 * and nothing about the time before.
 */
export const sealedAsFoundAction = 'sealed-as-found';

/** Hashes rows by their ids. */
export function sealRows(
  rows: readonly (Readonly<Record<string, unknown>> & { readonly id: number })[],
): Record<string, string> {
  return Object.fromEntries(rows.map((row) => [String(row.id), hashRow(row)]));
}

/** The column of a sealed row that holds a reason, which can be erased: of a correction, or of an older print. */
type ReasonColumn = 'resolution_reason' | 'edition_reason';

/** Hashes rows without their reason. */
export function sealWithoutReason(
  rows: readonly (Readonly<Record<string, unknown>> & { readonly id: number })[],
  column: ReasonColumn,
): Record<string, string> {
  return sealRows(rows.map((row) => withoutReason(row, column)));
}

/** A row as it is hashed, without its reason. */
export function withoutReason<Row extends object>(row: Row, column: ReasonColumn) {
  return { ...row, [column]: null };
}

/** Hashes verification codes together with the title to which each leads. */
export function sealCodes(
  codes: readonly { readonly title_id: number; readonly code: string }[],
): Record<string, string> {
  return sealRows(codes.map(({ title_id, code }) => ({ id: title_id, code })));
}

/** The columns of an entry that an erasure leaves, for entries without a position. */
export function lastingColumns<
  Entry extends Readonly<
    Record<'id' | 'at' | 'actor_id' | 'action' | 'subject' | 'subject_id' | 'request_id', unknown>
  >,
>({ id, at, actor_id, action, subject, subject_id, request_id }: Entry) {
  return { id, at, actor_id, action, subject, subject_id, request_id };
}
