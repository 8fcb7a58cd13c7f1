import {
  type DocumentMark,
  type DocumentValues,
  formatIdentityNumber,
  formatVerificationCode,
  type IdentityNumberStyle,
  type PrintableTitle,
  presentName,
  type TitleContent,
  titleValues,
} from 'birrete/rules';
import type { Selectable } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import {
  type documentPersonColumns,
  type PersonRow,
  personNameOf,
  type titlePersonColumns,
} from '../platform/database/tables/person-columns.ts';
import { type DocumentContext, extraFieldsAt, sealedOfficialsOn } from './document-context.ts';

/** A graduate as documents name them: the columns of an application or of an issued title. */
export interface DocumentGraduate
  extends Pick<PersonRow, (typeof titlePersonColumns | typeof documentPersonColumns)[number]> {
  readonly ceremony_id: number;
  readonly ceremony_name: string;
  readonly ceremony_date: string;
  readonly ceremony_location: string;
  readonly career_id: number;
  readonly career_name: string;
  readonly faculty_id: number;
  readonly faculty_name: string;
  readonly degree_title: string | null;
}

/** The facts of an issued title that an application lacks. */
export type IssueFacts = Pick<TitleContent, 'issueDate' | 'numbers'>;

/** The facts of a title that has not been issued. */
export const unissued: IssueFacts = {
  issueDate: null,
  numbers: { record: null, assigned: null, folio: null },
};

/** The facts of the issue of a title. */
export function issueFactsOf(
  title: Pick<
    Selectable<Schema['issued_titles']>,
    'issue_date' | 'record_registry' | 'assigned_registry' | 'folio_registry'
  >,
): IssueFacts {
  return {
    issueDate: title.issue_date,
    numbers: {
      record: title.record_registry,
      assigned: title.assigned_registry,
      folio: title.folio_registry,
    },
  };
}

/** Everything that the documents of a graduate's title state today, as an issue seals it. */
export function contentOf(
  context: DocumentContext,
  graduate: DocumentGraduate,
  issue: IssueFacts,
): TitleContent {
  const { ceremony_id, ceremony_date, career_id, faculty_id } = graduate;
  return {
    university: context.university,
    name: presentName(personNameOf(graduate)),
    ...documentOf(graduate, context.idNumberStyle),
    gender: genders[graduate.gender_id] ?? null,
    degree: graduate.degree_title ?? '',
    career: graduate.career_name,
    faculty: graduate.faculty_name,
    ceremony: {
      name: graduate.ceremony_name,
      date: ceremony_date,
      location: graduate.ceremony_location,
      fields: extraFieldsAt(context, undefined, ceremony_id),
    },
    ...issue,
    fields: extraFieldsAt(context, career_id, ceremony_id),
    officials: sealedOfficialsOn(context, ceremony_date, faculty_id),
  };
}

/** A title that has not been issued, as it would be printed today. */
export function unissuedTitle(
  context: DocumentContext,
  graduate: DocumentGraduate,
  issue: IssueFacts = unissued,
): PrintableTitle {
  return {
    content: contentOf(context, graduate, issue),
    paper: {
      birth: { date: graduate.date_of_birth, place: graduate.place_of_birth },
      code: '',
      verificationPage: context.verificationPage,
      resolution: '',
      predecessor: '',
      signatures: context.signatures,
    },
  };
}

/** The values of the document of a title that has not been issued. */
export function unissuedValues(
  context: DocumentContext,
  graduate: DocumentGraduate,
  marks: readonly DocumentMark[],
  issue?: IssueFacts,
): DocumentValues {
  return titleValues(unissuedTitle(context, graduate, issue), marks);
}

const genders: Readonly<Record<number, DocumentValues['gender']>> = {
  1: 'masculine',
  2: 'feminine',
};

/** The identity document as it is printed, with its number in the university's style. */
export function documentOf(
  {
    identification_type: type,
    id_number,
  }: Pick<DocumentGraduate, 'identification_type' | 'id_number'>,
  style: IdentityNumberStyle,
): Pick<TitleContent, 'documentType' | 'documentNumber'> {
  const documentNumber = formatIdentityNumber(type, id_number, style);
  if (type === 'P') return { documentType: 'pasaporte', documentNumber };
  const isCard = ['CI', 'V', 'E'].includes(type);
  return { documentType: isCard ? 'cédula de identidad' : type, documentNumber };
}

export function printedCode(code: string | null): string {
  return code === null ? '' : formatVerificationCode(code);
}
