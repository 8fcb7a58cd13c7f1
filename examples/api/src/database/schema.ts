import type { NamedCatalogueName, namedCatalogues, personAnswer } from 'birrete/contract';
import type { IsoDate, TitleEntryKind } from 'birrete/rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { InferOutput } from 'valibot';
import type { DocumentTables } from '../documents/document-tables.ts';
import type { HandoverTables } from '../handover/handover-tables.ts';

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
  readonly title_entries: TitleEntriesTable;
  readonly proof_answers: ProofAnswersTable;
  readonly corrections: CorrectionsTable;
  /** The codes printed on titles, by which anybody verifies them. */
  readonly title_codes: { readonly title_id: number; readonly code: string };
  readonly person_changes: PersonChangesTable;
  readonly audit_entries: AuditTable;
  readonly audit_waiting: WaitingEntriesTable;
  readonly audit_head: { readonly id: number; readonly entries: number; readonly hash: string };
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

type CeremonyStatus = 'ABIERTO' | 'CERRADO' | 'COMPLETADO';
export type ApplicationStatus = 'PENDIENTE' | 'CONFIRMADA' | 'RECHAZADA';

/** The tables whose rows carry a version. */
export type VersionedTable = {
  [Table in keyof Schema]: Schema[Table] extends { version: unknown } ? Table : never;
}[keyof Schema];

/** The catalogues whose rows have only a name. */
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

interface UsersTable {
  readonly id: GeneratedAlways<number>;
  readonly username: string;
  readonly username_key: string;
  readonly email: string;
  readonly email_key: string;
  readonly full_name: string;
  readonly role_id: number;
  readonly is_active: Generated<boolean>;
  readonly password_hash: string;
  /** True if the password is a generated one, for one sign-in only. */
  readonly must_change_password: Generated<boolean>;
  /** Set for a one-time password. */
  readonly password_expires_at: Date | null;
  readonly password_used_at: Date | null;
  /** Incremented by trigger when a column changes that the back office shows. */
  readonly version: GeneratedAlways<number>;
  readonly created_at: Date;
}

interface SessionsTable {
  readonly id: GeneratedAlways<number>;
  readonly token_hash: string;
  readonly user_id: number;
  readonly created_at: Date;
  /** Last use, to the minute. */
  readonly seen_at: Date;
  readonly expires_at: Date;
  readonly address: string | null;
  readonly user_agent: string | null;
  /** The means by which the session was opened. */
  readonly opened_by: Generated<'password' | 'openid' | 'passkey'>;
  /** The last time at which the user proved their identity; null if unknown. */
  readonly authenticated_at: Date | null;
}

interface PasskeysTable {
  readonly id: GeneratedAlways<number>;
  readonly credential_id: string;
  readonly user_id: number;
  /** Chosen by its owner. */
  readonly name: string;
  /** COSE, in base64url. */
  readonly public_key: string;
  readonly counter: number;
  readonly created_at: Date;
  readonly used_at: Date | null;
}

/** Sign-ins that wait for the return from the provider. */
interface OpenIdRequestsTable {
  readonly state_hash: string;
  /** Hash of the key that only the console knows. */
  readonly key_hash: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly return_to: string;
  readonly expires_at: Date;
}

/** The results of sign-ins at the provider: the user, or the reason to refuse. */
interface OpenIdResultsTable {
  readonly code_hash: string;
  readonly key_hash: string;
  readonly user_id: number | null;
  readonly refusal: string | null;
  readonly expires_at: Date;
  /** The time at which the provider authenticated the user, if it says so. */
  readonly authenticated_at: Date | null;
}

interface CeremoniesTable {
  readonly id: GeneratedAlways<number>;
  readonly name: string;
  readonly ceremony_date: IsoDate;
  readonly ceremony_location: string;
  readonly description: string | null;
  readonly record_initial: string;
  readonly assigned_initial: string;
  readonly folio_initial: string;
  readonly status: Generated<CeremonyStatus>;
  readonly completion_notes: string | null;
  readonly created_at: Date;
  readonly updated_at: Date | null;
  /** Incremented at each write, by trigger. */
  readonly version: GeneratedAlways<number>;
}

interface ApplicationsTable extends InferOutput<typeof personAnswer> {
  readonly id: GeneratedAlways<number>;
  readonly application_code: string;
  readonly code_year: number;
  readonly code_number: number;
  readonly status: Generated<ApplicationStatus>;
  readonly ceremony_id: number;
  readonly career_id: number;
  /** Identifies the person, independent of spelling: see `personKey`. */
  readonly person_key: string;
  /** The reason of a rejection, which the applicant can read, or notes of the office. */
  readonly notes: string | null;
  /** The text that the person has authorised, and when; null without an authorisation. */
  readonly privacy_version: string | null;
  readonly privacy_accepted_at: Date | null;
  /** Null while the application is shown and processed. An erased one remains only for its title, without personal data. */
  readonly restriction: 'blocked' | 'erased' | null;
  /** Only administrators read them. */
  readonly internal_notes: string | null;
  readonly applied_at: Date;
  readonly updated_at: Date | null;
  /** Incremented at each write, by trigger. */
  readonly version: GeneratedAlways<number>;
}

/** Erasures and blocks, which a restored backup may lack. */
interface PersonChangesTable {
  readonly id: GeneratedAlways<number>;
  readonly kind: 'erased' | 'blocked' | 'unblocked';
  /** Hash of salt and person key: the table names nobody. */
  readonly person_hash: string;
  readonly salt: string;
  readonly at: Date;
}

interface IssuedTitlesTable {
  readonly id: GeneratedAlways<number>;
  readonly application_id: number;
  readonly ceremony_id: number;
  readonly application_code: string;
  readonly identification_type: string;
  readonly id_number: string;
  readonly first_name: string;
  readonly middle_name: string | null;
  readonly third_name: string | null;
  readonly last_name: string;
  readonly second_last_name: string | null;
  readonly career_name: string;
  readonly faculty_name: string;
  readonly ceremony_name: string;
  readonly ceremony_date: IsoDate;
  readonly issue_date: IsoDate;
  readonly degree_title: string | null;
  /** Positions in the ceremony's three series, from 0: a number is the initial number plus the position. */
  readonly record_place: number;
  readonly assigned_place: number;
  readonly folio_place: number;
  readonly record_registry: string;
  readonly assigned_registry: string;
  readonly folio_registry: string;
  readonly notes: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  /** The rectified title in whose place this one was issued; null for all others. */
  readonly predecessor_id: ColumnType<number | null, number | null | undefined, never>;
}

/** Corrections of issued titles. Append-only. */
interface TitleEntriesTable {
  readonly id: GeneratedAlways<number>;
  readonly title_id: number;
  readonly kind: TitleEntryKind;
  readonly resolution_number: string;
  readonly resolution_date: IsoDate;
  readonly resolution_body: string;
  readonly resolution_reason: string;
  /** The title that was issued in place of a rectified one; null in other entries. */
  readonly replacing_title_id: number | null;
  /** The name of the user who entered it. */
  readonly entered_by: string;
  readonly created_at: Date;
}

/** Looks of graduates at the wording of their title, and their answers. */
interface ProofAnswersTable {
  readonly id: GeneratedAlways<number>;
  readonly application_id: number;
  readonly kind: 'seen' | 'correct' | 'correction';
  /** Hash of the wording. */
  readonly version: string;
  readonly at: Date;
}

interface CorrectionsTable {
  readonly id: GeneratedAlways<number>;
  readonly application_id: number;
  readonly status: Generated<'open' | 'accepted' | 'answered'>;
  /** Written by the graduate. */
  readonly description: string;
  readonly requested_at: Date;
  /** The registrar's text, which the graduate reads. */
  readonly reply: string | null;
  readonly decided_at: Date | null;
}

type Json = ColumnType<unknown, string | null, null>;

interface AuditTable {
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

/** Entries of accesses that were stored while the end of the chain was locked. */
interface WaitingEntriesTable {
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
}

type WaitingJson = ColumnType<Readonly<Record<string, unknown>> | null, string | null, never>;
