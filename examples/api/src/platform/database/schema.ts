import type { NamedCatalogueName, namedCatalogues } from 'birrete/contract';
import type { IsoDate } from 'birrete/rules';
import type { Generated, GeneratedAlways } from 'kysely';
import type {
  OpenIdRequestsTable,
  OpenIdResultsTable,
  PasskeysTable,
  SessionsTable,
  UsersTable,
} from './tables/account-tables.ts';
import type {
  ApplicationsTable,
  CeremoniesTable,
  CorrectionsTable,
  PersonChangesTable,
  ProofAnswersTable,
} from './tables/application-tables.ts';
import type { AuditTable, WaitingEntriesTable } from './tables/audit-tables.ts';
import type { DocumentTables } from './tables/document-tables.ts';
import type { HandoverTables } from './tables/handover-tables.ts';
import type {
  IssuedTitlesTable,
  SignaturePicturesTable,
  TitleContentsTable,
  TitleEntriesTable,
  TitleHoldsTable,
} from './tables/title-tables.ts';

/**
 * The tables for Kysely. Columns have the names of the wire format, so that a row resembles an answer. DATE columns are
 * `YYYY-MM-DD`, TIMESTAMPTZ columns are Date.
 */
export interface Schema extends NamedTables, DocumentTables, HandoverTables {
  readonly genders: { readonly id: number; readonly name: string };
  readonly careers: NamedTable & {
    readonly career_type_id: number;
    readonly faculty_id: number;
    readonly is_active: Generated<boolean>;
    readonly record_order: Generated<number>;
    readonly assigned_order: Generated<number>;
    readonly folio_order: Generated<number>;
  };
  readonly degree_titles: {
    readonly id: GeneratedAlways<number>;
    readonly career_id: number;
    readonly gender_id: number;
    readonly title_name: string;
    readonly version: GeneratedAlways<number>;
  };
  readonly users: UsersTable;
  readonly sessions: SessionsTable;
  readonly ceremonies: CeremoniesTable;
  readonly applications: ApplicationsTable;
  readonly application_code_counters: { readonly year: number; readonly last_number: number };
  readonly idempotency_keys: {
    readonly key_hash: string;
    readonly request_hash: string;
    readonly application_id: number | null;
    readonly created_at: Date;
  };
  /** Keys of receipts, with which the look-up shows personal data. */
  readonly receipt_keys: {
    readonly key_hash: string;
    readonly application_id: number;
    readonly created_at: Date;
  };
  /** Look-ups that showed personal data, by day, code and network. */
  readonly look_up_disclosures: {
    readonly day: IsoDate;
    readonly application_code: string;
    /** Hashed. */
    readonly network: string;
    readonly hits: number;
  };
  readonly issued_titles: IssuedTitlesTable;
  readonly title_contents: TitleContentsTable;
  readonly signature_pictures: SignaturePicturesTable;
  readonly title_entries: TitleEntriesTable;
  readonly title_holds: TitleHoldsTable;
  readonly proof_answers: ProofAnswersTable;
  readonly corrections: CorrectionsTable;
  /** The codes printed on titles, by which anybody verifies them. */
  readonly title_codes: { readonly title_id: number; readonly code: string };
  /** The published texts about the use of personal data; append-only. */
  readonly privacy_texts: {
    readonly version: string;
    readonly content: string;
    readonly content_sha256: string;
    readonly published_at: Date;
  };
  readonly person_changes: PersonChangesTable;
  readonly audit_entries: AuditTable;
  readonly audit_waiting: WaitingEntriesTable;
  readonly audit_head: { readonly id: number; readonly entries: number; readonly hash: string };
  /** The salts of the states that the trail has sealed. */
  readonly row_seals: {
    readonly row_table: string;
    readonly row_id: number;
    readonly salt: string;
    /** The position of the entry that contains the hash. */
    readonly position: number;
  };
  /** Verifications of titles, without their callers. */
  readonly title_verifications: { readonly title_id: number; readonly verifications: string };
  /** Printed copies, by the address that their QR code has. */
  readonly printed_addresses: {
    readonly address: string;
    readonly prints: string;
    /** Those of them from before prints had an address. */
    readonly earlier_prints: Generated<string>;
  };
  /** The first place of a ceremony's series that may be issued after a restore. */
  readonly skipped_places: { readonly ceremony_id: number; readonly next_place: number };
  readonly sign_in_failures: {
    readonly bucket: string;
    readonly failures: number;
    readonly free_at: Date;
    readonly forget_at: Date;
  };
  readonly known_devices: {
    readonly device_hash: string;
    readonly user_id: number;
    readonly seen_at: Date;
    /** The end of a session that a provider opened; null after the next sign-in. */
    readonly signed_out_at: Date | null;
  };
  readonly openid_identities: {
    readonly issuer: string;
    readonly subject: string;
    readonly user_id: number;
    readonly created_at: Date;
  };
  readonly openid_requests: OpenIdRequestsTable;
  readonly openid_results: OpenIdResultsTable;
  readonly passkeys: PasskeysTable;
  readonly passkey_challenges: {
    readonly challenge_hash: string;
    readonly user_id: number | null;
    readonly expires_at: Date;
  };
  readonly throttle_windows: {
    readonly bucket: string;
    readonly window_start: Date;
    readonly window_end: Date;
    readonly hits: number;
  };
}

/** The tables whose rows carry a version. */
export type VersionedTable = {
  [Table in keyof Schema]: Schema[Table] extends { version: unknown } ? Table : never;
}[keyof Schema];

type NamedTables = {
  readonly [Table in (typeof namedCatalogues)[NamedCatalogueName]['table']]: NamedTable;
};

interface NamedTable {
  readonly id: GeneratedAlways<number>;
  readonly name: string;
  /** The name without case and accents. It is unique. */
  readonly name_key: string;
  /** Incremented at each write, by trigger. */
  readonly version: GeneratedAlways<number>;
}
