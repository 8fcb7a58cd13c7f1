import type { InferOutput } from 'valibot';
import type { DocumentPrintAnswer } from '#contract/documents/prints.ts';
import type { NamedCatalogueName } from '#contract/named-catalogues.ts';
import type { personAnswer } from '#contract/person.ts';
import type { DocumentTemplate } from '#domain/document/document-template.ts';

/**
 * The rows of the demonstration university: normalised, with numeric ids, and fields named as on the wire. The reference
 * API inserts them as they are; the fake API answers from them. Dates without a time are `YYYY-MM-DD`; moments are ISO
 * 8601 in UTC.
 */

/** A row that consists of a name: a faculty, a type of career. */
export type NamedRow = { id: number; name: string };

/** A career. */
export type CareerRow = {
  id: number;
  name: string;
  career_type_id: number;
  faculty_id: number;
  is_active: boolean;
  /** Place of the career when the acta numbers are assigned. */
  record_order: number;
  /** The same for the asignado numbers. */
  assigned_order: number;
  /** The same for the folio numbers. */
  folio_order: number;
};

/** A gender of degree titles. */
export type GenderRow = { id: number; name: string };

/** The degree title of a career and a gender. */
export type DegreeTitleRow = {
  id: number;
  career_id: number;
  gender_id: number;
  title_name: string;
};

/** The status of a ceremony. */
export type CeremonyStatus = 'ABIERTO' | 'CERRADO' | 'COMPLETADO';

/** A ceremony. */
export type CeremonyRow = {
  id: number;
  name: string;
  ceremony_date: string;
  ceremony_location: string;
  description: string | null;
  /** First acta number, a string that keeps its zeros. */
  record_initial: string;
  assigned_initial: string;
  folio_initial: string;
  status: CeremonyStatus;
};

export type ApplicationStatus = 'PENDIENTE' | 'CONFIRMADA' | 'RECHAZADA';

/** A person as the registry holds it; part of an application, flat. The second name is called as in an application. */
export type PersonFields = Omit<InferOutput<typeof personAnswer>, 'middle_name'> & {
  second_name: string | null;
};

/** An application. */
export type ApplicationRow = PersonFields & {
  /** The authorisation that the graduate has given. */
  privacy?: { version: string; accepted_at: string } | null;
  id: number;
  application_code: string;
  status: ApplicationStatus;
  ceremony_id: number;
  career_id: number;
  notes: string | null;
  /** Notes that only administrators read. */
  internal_notes?: string | null;
  applied_at: string;
  updated_at: string | null;
};

/** An issued title. Everything that it shows is stored with it, so that later edits of other rows do not change it. */
export type TitleRow = {
  id: number;
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
  ceremony_date: string;
  issue_date: string;
  /** Null where the career has no nomenclature. */
  degree_title: string | null;
  record_registry: string;
  assigned_registry: string;
  folio_registry: string;
  notes: string | null;
  created_at: string;
  updated_at: string;
  /** The rectified title in whose place this one was issued. */
  predecessor_id?: number;
};

/** A user without the password: a server that stores users adds one (`demoPassword` for the demonstration). */
export type UserRow = {
  id: number;
  username: string;
  email: string;
  full_name: string;
  role_id: number;
  is_active: boolean;
};

/** An official who signs documents. */
export type AuthorityRow = {
  id: number;
  name: string;
  office: string;
  /** The faculty whose titles alone the official signs. */
  faculty_id?: number | null;
  valid_from: string;
  /** The last day; null while the official is in office. */
  valid_until: string | null;
  /** A picture as a data URL. */
  signature: string | null;
};

/** A text that templates insert; without a career and a ceremony, for all titles. */
export type DocumentFieldRow = {
  id: number;
  name: string;
  value: string;
  career_id: number | null;
  ceremony_id: number | null;
};

/** A template of documents. */
export type DocumentTemplateRow = DocumentTemplate & { id: number };

/** A printed copy. */
type DocumentPrintRow = DocumentPrintAnswer & { job: string };

/** All rows of the demonstration university. */
export type DemoUniversity = Record<NamedCatalogueName, NamedRow[]> & {
  /** The careers. */
  careers: CareerRow[];
  /** The genders of degree titles. */
  genders: GenderRow[];
  /** The degree titles, by career and gender. */
  degreeTitles: DegreeTitleRow[];
  /** The ceremonies. */
  ceremonies: CeremonyRow[];
  /** The applications. */
  applications: ApplicationRow[];
  /** The issued titles. */
  titles: TitleRow[];
  /** The users of the console. */
  users: UserRow[];
  /** The officials who sign documents. */
  authorities: AuthorityRow[];
  /** The additional fields of documents. */
  documentFields: DocumentFieldRow[];
  /** The templates of documents. */
  documentTemplates: DocumentTemplateRow[];
  /** The printed copies, the earliest first. */
  documentPrints: DocumentPrintRow[];
};
