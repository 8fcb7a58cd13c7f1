import { type RawBuilder, sql } from 'kysely';

interface SealedTableRow {
  /** The table of the rows. @default the name of the seals */
  readonly table?: string;
  /** The column that identifies a row. */
  readonly key: string;
  /** The sealed columns. */
  readonly columns: readonly string[];
  /** The rows that have a seal. @default all */
  readonly only?: RawBuilder<unknown>;
  /** Rows per page; fewer where each may hold a picture. @default 1,000 */
  readonly pageSize?: number;
}

/**
 * The tables whose rows can change, and whose present state the audit trail seals: each entry of a change contains the
 * salted hash of the row as it became.
 *
 * The hashes are stored for ever: remove no column, and add only columns that are null in older rows. A further table needs a
 * migration that calls `sealStatesAsFound`.
 */
export const sealedTables = {
  faculties: { key: 'id', columns: ['name'] },
  careers: {
    key: 'id',
    columns: [
      'name',
      'career_type_id',
      'faculty_id',
      'is_active',
      'record_order',
      'assigned_order',
      'folio_order',
    ],
  },
  /** The nomenclatures, from which an issue takes the wording of the degree. */
  degree_titles: { key: 'id', columns: ['career_id', 'gender_id', 'title_name'] },
  authorities: {
    key: 'id',
    columns: ['name', 'office', 'valid_from', 'valid_until', 'signature'],
    pageSize: 50,
  },
  /** The faculties of the officials who sign for one. The seals of `authorities` are older than the column. */
  authority_faculties: {
    table: 'authorities',
    key: 'id',
    columns: ['faculty_id'],
    only: sql`faculty_id is not null`,
  },
  document_fields: { key: 'id', columns: ['name', 'value', 'career_id', 'ceremony_id'] },
  document_templates: { key: 'id', columns: ['name', 'kind', 'template'], pageSize: 20 },
  users: { key: 'id', columns: ['username', 'email', 'full_name', 'role_id', 'is_active'] },
  /** Applications are sealed while they are confirmed, because a title rests on the confirmation. */
  applications: {
    key: 'id',
    columns: [
      'application_code',
      'status',
      'ceremony_id',
      'career_id',
      'identification_type',
      'id_number',
      'first_name',
      'middle_name',
      'third_name',
      'last_name',
      'second_last_name',
      'email',
      'phone',
      'gender_id',
      'date_of_birth',
      'place_of_birth',
    ],
    only: sql`status = 'CONFIRMADA'`,
  },
  /** The answers of graduates to the proof of their title. That they looked at it is not sealed. */
  proof_answers: {
    key: 'id',
    columns: ['application_id', 'kind', 'version', 'at'],
    only: sql`kind <> 'seen'`,
  },
  /** The reasons of corrections, which are erased. `title_entries` seals the rest of the row for ever. */
  correction_reasons: {
    table: 'title_entries',
    key: 'id',
    columns: ['resolution_reason'],
    only: sql`resolution_reason <> ''`,
  },
  /** The reasons of reviews, likewise. */
  hold_reasons: {
    table: 'title_holds',
    key: 'id',
    columns: ['reason'],
    only: sql`reason <> ''`,
  },
  /** The reasons of prints in another form, likewise. */
  print_reasons: { key: 'print_id', columns: ['reason'], only: sql`reason <> ''` },
  /** The same of prints before `print_reasons`, which have it in their row. */
  former_print_reasons: {
    table: 'document_prints',
    key: 'id',
    columns: ['edition_reason'],
    only: sql`edition_reason <> ''`,
  },
  /** The proxies, notes and reasons of hand-overs. */
  handover_details: {
    key: 'handover_id',
    columns: [
      'proxy_key',
      'proxy_name',
      'proxy_identification_type',
      'proxy_id_number',
      'proxy_authority',
      'notes',
      'reason',
      'recorded_at',
    ],
  },
} satisfies Readonly<Record<string, SealedTableRow>>;

export type SealedTable = keyof typeof sealedTables;

export const sealedTableNames = Object.keys(sealedTables).filter(isSealedTable);

/** Ids of rows, by their table. */
export type SealedIds = { readonly [Table in SealedTable]?: readonly number[] };

/** True if the trail seals the rows of a table. */
export function isSealedTable(table: string): table is SealedTable {
  return Object.hasOwn(sealedTables, table);
}

/** The ids of rows of a table, by the seals that their state has. Nothing for a table without seals. */
export function sealedIdsOf(table: string, ids: readonly number[]): SealedIds {
  const names = sealedTableNames.filter((name) => definitionOf(name).table === table);
  return Object.fromEntries(names.map((name) => [name, ids]));
}

/** The definition of a table. */
export function definitionOf(table: SealedTable): Required<SealedTableRow> {
  const definition: SealedTableRow = sealedTables[table];
  return { table, only: sql`true`, pageSize: 1_000, ...definition };
}
