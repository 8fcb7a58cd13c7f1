import type { Generated, GeneratedAlways } from 'kysely';

/** The users of the back office. */
export interface UsersTable {
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
  /** Set by trigger while the account is deactivated. */
  readonly deactivated_at: GeneratedAlways<Date | null>;
  /** Incremented by trigger when a column changes that the back office shows. */
  readonly version: GeneratedAlways<number>;
  readonly created_at: Date;
}

/** The sessions of signed-in users. */
export interface SessionsTable {
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
  /** Wrong proofs of identity in a row. */
  readonly wrong_proofs: Generated<number>;
}

/** The passkeys of users. */
export interface PasskeysTable {
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
export interface OpenIdRequestsTable {
  readonly state_hash: string;
  /** Hash of the key that only the console knows. */
  readonly key_hash: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly return_to: string;
  readonly expires_at: Date;
}

/** The results of sign-ins at the provider: the user, or the reason to refuse. */
export interface OpenIdResultsTable {
  readonly code_hash: string;
  readonly key_hash: string;
  readonly user_id: number | null;
  readonly refusal: string | null;
  readonly expires_at: Date;
  /** The time at which the provider authenticated the user, if it says so. */
  readonly authenticated_at: Date | null;
}
