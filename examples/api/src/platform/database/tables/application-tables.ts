import type { IsoDate } from 'birrete/rules';
import type { Generated, GeneratedAlways } from 'kysely';
import type { PersonRow } from './person-columns.ts';

type CeremonyStatus = 'ABIERTO' | 'CERRADO' | 'COMPLETADO';

/** The statuses of an application. */
export type ApplicationStatus = 'PENDIENTE' | 'CONFIRMADA' | 'RECHAZADA';

/** The ceremonies, with the first numbers of their three series. */
export interface CeremoniesTable {
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

/** The applications, with the person as the form sent them. */
export interface ApplicationsTable extends PersonRow {
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
export interface PersonChangesTable {
  readonly id: GeneratedAlways<number>;
  readonly kind: 'erased' | 'blocked' | 'unblocked' | 'account-erased' | 'signature-erased';
  /** Hash of salt and person key: the table names nobody. */
  readonly person_hash: string;
  readonly salt: string;
  readonly at: Date;
}

/** The times at which graduates saw the wording of their title, and their answers. */
export interface ProofAnswersTable {
  readonly id: GeneratedAlways<number>;
  readonly application_id: number;
  readonly kind: 'seen' | 'correct' | 'correction';
  /** Hash of the wording. */
  readonly version: string;
  readonly at: Date;
}

/** Corrections that graduates request before the issue. */
export interface CorrectionsTable {
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
