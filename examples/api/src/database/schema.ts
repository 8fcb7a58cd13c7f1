import type { personAnswer } from 'birrete/contract';
import type { IsoDate } from 'birrete/rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { InferOutput } from 'valibot';

/**
 * The tables as Kysely sees them. Columns carry the wire's names, so that a row is close to an answer. DATE columns are
 * read and written as `YYYY-MM-DD`, TIMESTAMPTZ as Date.
 */
export type Schema = {
  genders: { id: number; name: string };
  faculties: NamedTable;
  career_types: NamedTable;
  careers: NamedTable & {
    career_type_id: number;
    faculty_id: number;
    is_active: Generated<boolean>;
    record_order: Generated<number>;
    assigned_order: Generated<number>;
    folio_order: Generated<number>;
  };
  degree_titles: {
    id: GeneratedAlways<number>;
    career_id: number;
    gender_id: number;
    title_name: string;
    version: GeneratedAlways<number>;
  };
  users: UsersTable;
  sessions: SessionsTable;
  ceremonies: CeremoniesTable;
  applications: ApplicationsTable;
  application_code_counters: { year: number; last_number: number };
  idempotency_keys: {
    key_hash: string;
    request_hash: string;
    application_id: number | null;
    created_at: Date;
  };
  issued_titles: IssuedTitlesTable;
  audit_entries: AuditTable;
  audit_head: { id: number; entries: number; hash: string };
  sign_in_failures: { bucket: string; failures: number; free_at: Date; forget_at: Date };
  known_devices: { device_hash: string; user_id: number; seen_at: Date };
  openid_identities: { issuer: string; subject: string; user_id: number; created_at: Date };
  openid_requests: OpenIdRequestsTable;
  openid_results: OpenIdResultsTable;
  passkeys: PasskeysTable;
  passkey_challenges: { challenge_hash: string; user_id: number | null; expires_at: Date };
  throttle_windows: { bucket: string; window_start: Date; window_end: Date; hits: number };
};

type CeremonyStatus = 'ABIERTO' | 'CERRADO' | 'COMPLETADO';
export type ApplicationStatus = 'PENDIENTE' | 'CONFIRMADA' | 'RECHAZADA';

/** The tables of names, which are changed alike. */
export type NamedTableName = {
  [Table in keyof Schema]: NamedTable extends Schema[Table] ? Table : never;
}[keyof Schema];

/** The tables whose rows carry a version. */
export type VersionedTable = {
  [Table in keyof Schema]: Schema[Table] extends { version: unknown } ? Table : never;
}[keyof Schema];

type NamedTable = {
  id: GeneratedAlways<number>;
  name: string;
  /** The name folded (no case, no accents): what uniqueness is judged by. */
  name_key: string;
  /** Another after each write, by trigger. */
  version: GeneratedAlways<number>;
};

type UsersTable = {
  id: GeneratedAlways<number>;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  full_name: string;
  role_id: number;
  is_active: Generated<boolean>;
  password_hash: string;
  /** The password was made by us: it is for the first sign-in only. */
  must_change_password: Generated<boolean>;
  /** When a one-time password is worth nothing any more, and when it was used. */
  password_expires_at: Date | null;
  password_used_at: Date | null;
  /** Another after each write of what the back office shows, by trigger. */
  version: GeneratedAlways<number>;
  created_at: Date;
};

type SessionsTable = {
  id: GeneratedAlways<number>;
  token_hash: string;
  user_id: number;
  created_at: Date;
  /** When it was last used, to the minute. */
  seen_at: Date;
  expires_at: Date;
  address: string | null;
  user_agent: string | null;
  /** What the person showed to open it. */
  opened_by: Generated<'password' | 'openid' | 'passkey'>;
};

type PasskeysTable = {
  id: GeneratedAlways<number>;
  credential_id: string;
  user_id: number;
  /** What its owner calls it. */
  name: string;
  /** COSE, in base64url. */
  public_key: string;
  counter: number;
  created_at: Date;
  used_at: Date | null;
};

/** Somebody is at the provider. */
type OpenIdRequestsTable = {
  state_hash: string;
  /** What only the console that began it knows. */
  key_hash: string;
  nonce: string;
  verifier: string;
  return_to: string;
  expires_at: Date;
};

/** The results of sign-ins at the provider: the user, or the reason to refuse. */
type OpenIdResultsTable = {
  code_hash: string;
  key_hash: string;
  user_id: number | null;
  refusal: string | null;
  expires_at: Date;
};

type CeremoniesTable = {
  id: GeneratedAlways<number>;
  name: string;
  ceremony_date: IsoDate;
  ceremony_location: string;
  description: string | null;
  record_initial: string;
  assigned_initial: string;
  folio_initial: string;
  status: Generated<CeremonyStatus>;
  completion_notes: string | null;
  created_at: Date;
  updated_at: Date | null;
  /** Another after each write, by trigger. */
  version: GeneratedAlways<number>;
};

type ApplicationsTable = InferOutput<typeof personAnswer> & {
  id: GeneratedAlways<number>;
  application_code: string;
  code_year: number;
  code_number: number;
  status: Generated<ApplicationStatus>;
  ceremony_id: number;
  career_id: number;
  /** Who the person is, independent of spelling: see `personKey`. */
  person_key: string;
  notes: string | null;
  applied_at: Date;
  updated_at: Date | null;
  /** Another after each write, by trigger. */
  version: GeneratedAlways<number>;
};

type IssuedTitlesTable = {
  id: GeneratedAlways<number>;
  application_id: number;
  ceremony_id: number;
  application_code: string;
  identification_type: string;
  id_number: string;
  first_name: string;
  middle_name: string | null;
  third_name: string | null;
  last_name: string;
  second_last_name: string | null;
  career_name: string;
  faculty_name: string;
  ceremony_name: string;
  ceremony_date: IsoDate;
  issue_date: IsoDate;
  degree_title: string | null;
  /** Places in the ceremony's three series, from 0: the number is the initial one plus the place. */
  record_place: number;
  assigned_place: number;
  folio_place: number;
  record_registry: string;
  assigned_registry: string;
  folio_registry: string;
  notes: string | null;
  created_at: Date;
  updated_at: Date;
};

type Json = ColumnType<unknown, string | null, null>;

type AuditTable = {
  id: GeneratedAlways<number>;
  at: Date;
  actor_id: number | null;
  actor_name: string;
  action: string;
  subject: string;
  subject_id: string;
  before: Json;
  after: Json;
  request_id: string | null;
  address: string | null;
  /** Its place in the chain, from 1; null in entries from before there was one. */
  position: number | null;
  /** Goes with what is personal. */
  salt: string | null;
  content_hash: string | null;
  hash: string | null;
};
