import type {
  ErrorCause,
  IsoDate,
  TitleBirth,
  TitleContent,
  TitleEntryKind,
  TitleHoldKind,
} from 'birrete/rules';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { PersonRow, titlePersonColumns } from './person-columns.ts';

/** The issued titles, as they were issued. */
export interface IssuedTitlesTable extends Pick<PersonRow, (typeof titlePersonColumns)[number]> {
  readonly id: GeneratedAlways<number>;
  readonly application_id: number;
  readonly ceremony_id: number;
  readonly application_code: string;
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
export interface TitleEntriesTable {
  readonly id: GeneratedAlways<number>;
  readonly title_id: number;
  readonly kind: TitleEntryKind;
  readonly resolution_number: string;
  readonly resolution_date: IsoDate;
  readonly resolution_body: string;
  readonly resolution_reason: string;
  /** The title that was issued in place of a rectified one; null in other entries. */
  readonly replacing_title_id: number | null;
  /** True if a rectification hides the former name from the public; null otherwise. */
  readonly former_name_hidden: ColumnType<true | null, true | null | undefined, never>;
  /** The cause of the error that a rectification corrects; null in other entries and where nobody stated it. */
  readonly error_cause: ColumnType<ErrorCause | null, ErrorCause | null | undefined, never>;
  /** The name of the user who entered it. */
  readonly entered_by: string;
  readonly created_at: Date;
}

/** Reviews of issued titles: a title is put on hold, and the hold is lifted. Append-only. */
export interface TitleHoldsTable {
  readonly id: GeneratedAlways<number>;
  readonly title_id: number;
  readonly kind: TitleHoldKind;
  readonly reason: string;
  /** The name of the user who entered it. */
  readonly entered_by: string;
  readonly created_at: Date;
  /** The entry before it; null for the first of a title. */
  readonly previous_id: number | null;
}

/** Everything that the documents of a title state, as the issue sealed it. Append-only but for the birth, which is erased. */
export interface TitleContentsTable {
  readonly title_id: number;
  readonly content: ColumnType<TitleContent, string, never>;
  /** Null once it is erased. */
  readonly birth: ColumnType<TitleBirth | null, string | null, null>;
  readonly birth_salt: ColumnType<string | null, string | null, null>;
  /** The hash of the birth and its salt; null if the birth was erased before it was sealed. */
  readonly birth_hash: string | null;
  /** True for a title that was issued by a version that sealed no contents; otherwise null. */
  readonly as_found: boolean | null;
}

/** Pictures of the signatures that titles name, in base64. Append-only. */
export interface SignaturePicturesTable {
  readonly sha256: string;
  readonly picture: string;
}
