import type { IsoDate } from 'birrete/rules';
import type { ColumnType, GeneratedAlways } from 'kysely';

export interface DocumentTables {
  readonly authorities: AuthoritiesTable;
  readonly document_fields: DocumentFieldsTable;
  readonly document_templates: DocumentTemplatesTable;
  readonly document_template_versions: DocumentTemplateVersionsTable;
  readonly document_prints: DocumentPrintsTable;
  readonly print_reasons: PrintReasonsTable;
}

/** Officials who sign documents. */
interface AuthoritiesTable {
  readonly id: GeneratedAlways<number>;
  readonly name: string;
  readonly office: string;
  /** Null for an official who signs the titles of all faculties. */
  readonly faculty_id: number | null;
  readonly valid_from: IsoDate;
  /** The last day; null while the official is in office. */
  readonly valid_until: IsoDate | null;
  /** A data URL. */
  readonly signature: string | null;
  readonly version: GeneratedAlways<number>;
}

/** Texts that templates insert; without a career and a ceremony, for all titles. */
interface DocumentFieldsTable {
  readonly id: GeneratedAlways<number>;
  readonly name: string;
  readonly value: string;
  readonly career_id: number | null;
  readonly ceremony_id: number | null;
  readonly version: GeneratedAlways<number>;
}

interface DocumentTemplatesTable {
  readonly id: GeneratedAlways<number>;
  readonly name: string;
  /** The name without case and accents. It is unique. */
  readonly name_key: string;
  readonly kind: string;
  readonly template: ColumnType<unknown, string, string>;
  readonly version: GeneratedAlways<number>;
}

/** Every version of the templates, also of deleted ones. Append-only, and sealed in the audit trail. */
interface DocumentTemplateVersionsTable {
  readonly id: GeneratedAlways<number>;
  readonly template_id: number;
  readonly version: number;
  readonly name: string;
  readonly kind: string;
  readonly template: ColumnType<unknown, string, never>;
}

/**
 * Printed copies, one row for each title, or for the ceremony of an 'Acta del acto'. Append-only, and sealed in the audit
 * trail.
 */
interface DocumentPrintsTable {
  readonly id: GeneratedAlways<number>;
  /** Chosen by the client: one file, which its user can have sent again for a while. */
  readonly job: string;
  readonly kind: string;
  /** Null for a document of the whole ceremony. */
  readonly title_id: number | null;
  readonly ceremony_id: number;
  readonly copy: number;
  readonly mark: string | null;
  /** The name that the template had. */
  readonly template_name: string;
  /** Null for prints before this column. The template may be deleted. */
  readonly template_id: number | null;
  /** The version that the template had; null for prints before this column. */
  readonly template_version: number | null;
  /** The SHA-256 of the file in hexadecimal; null for prints before this column. */
  readonly file_sha256: string | null;
  /** The address that the code leads to, with `{code}`; null without one, and for prints before this column. */
  readonly verification_page: string | null;
  /** Null since `print_reasons` holds it; empty once it is erased. */
  readonly edition_reason: ColumnType<string | null, never, never>;
  readonly printed_at: Date;
  readonly printed_by: number | null;
  readonly printed_by_name: string;
}

/** The reasons of copies by another version than the first one. Append-only but for the reason, which is erased. */
interface PrintReasonsTable {
  readonly print_id: number;
  /** Null for a document of the whole ceremony. */
  readonly title_id: number | null;
  readonly reason: string;
  readonly created_at: Date;
}
