import {
  type CeremonyFacts,
  ceremonyFields,
  type DocumentFields,
  type DocumentMark,
  type DocumentValues,
  formatVerificationCode,
  type GraduateFacts,
  graduateFields,
  parseCalendarDate,
  surnamesOf,
} from 'birrete/rules';
import {
  type documentPersonColumns,
  type PersonRow,
  personNameOf,
  type titlePersonColumns,
} from '../platform/database/tables/person-columns.ts';
import { type DocumentContext, extraFieldsAt, signatoriesOn } from './document-context.ts';

/** A graduate as documents name them: the columns of an application or of an issued title. */
export interface DocumentGraduate
  extends Pick<PersonRow, (typeof titlePersonColumns | typeof documentPersonColumns)[number]> {
  readonly ceremony_id: number;
  readonly ceremony_name: string;
  readonly ceremony_date: string;
  readonly ceremony_location: string;
  readonly career_id: number;
  readonly career_name: string;
  readonly faculty_name: string;
  readonly degree_title: string | null;
}

/** The facts of an issued title that an application lacks. */
export type IssueFacts = Pick<
  GraduateFacts,
  'issueDate' | 'numbers' | 'verificationCode' | 'resolution' | 'predecessor'
>;

/** The facts of a title that has not been issued. */
export const unissued: IssueFacts = {
  issueDate: undefined,
  numbers: { record: undefined, assigned: undefined, folio: undefined },
  verificationCode: '',
  resolution: '',
  predecessor: '',
};

export function graduateValues(
  context: DocumentContext,
  graduate: DocumentGraduate,
  issue: IssueFacts,
  marks: readonly DocumentMark[],
): DocumentValues {
  const name = personNameOf(graduate);
  return {
    fields: filledFields(context, graduate, issue),
    gender: genders[graduate.gender_id],
    surnames: surnamesOf(name),
    signatories: signatoriesOn(context, graduate.ceremony_date),
    verification: verificationOf(context, issue),
    marks,
    graduates: [],
  };
}

/** The values of the record of a ceremony, with a row for each graduate. */
export function recordValuesOf(
  context: DocumentContext,
  graduates: readonly { readonly graduate: DocumentGraduate; readonly issue: IssueFacts }[],
  marks: readonly DocumentMark[],
): DocumentValues | undefined {
  const [first] = graduates;
  if (first === undefined) return undefined;
  const { ceremony_id, ceremony_date } = first.graduate;
  const facts = ceremonyFactsOf(context, first.graduate, graduates.length);
  return {
    fields: mergeFields(ceremonyFields(facts), extraFieldsAt(context, undefined, ceremony_id)),
    gender: undefined,
    surnames: '',
    signatories: signatoriesOn(context, ceremony_date),
    verification: undefined,
    marks,
    graduates: graduates.map(({ graduate, issue }) => filledFields(context, graduate, issue)),
  };
}

const genders: Readonly<Record<number, DocumentValues['gender']>> = {
  1: 'masculine',
  2: 'feminine',
};

function filledFields(
  context: DocumentContext,
  graduate: DocumentGraduate,
  issue: IssueFacts,
): DocumentFields {
  const known = {
    ...ceremonyFields(ceremonyFactsOf(context, graduate, 1)),
    ...graduateFields({
      ...issue,
      name: personNameOf(graduate),
      ...documentOf(graduate),
      birthDate:
        graduate.date_of_birth === null ? undefined : parseCalendarDate(graduate.date_of_birth),
      birthPlace: graduate.place_of_birth ?? '',
      degree: graduate.degree_title ?? '',
      career: graduate.career_name,
      faculty: graduate.faculty_name,
    }),
  };
  return mergeFields(known, extraFieldsAt(context, graduate.career_id, graduate.ceremony_id));
}

/** An additional field fills a placeholder without a value, such as the city, and adds others. */
function mergeFields(known: DocumentFields, extra: DocumentFields): DocumentFields {
  const filled = Object.entries(known).filter(([, text]) => text !== '');
  return { ...known, ...extra, ...Object.fromEntries(filled) };
}

function ceremonyFactsOf(
  { university }: DocumentContext,
  graduate: DocumentGraduate,
  graduates: number,
): CeremonyFacts {
  return {
    university,
    city: '',
    ceremony: graduate.ceremony_name,
    location: graduate.ceremony_location,
    date: parseCalendarDate(graduate.ceremony_date),
    graduates,
  };
}

/** 'V' and 'E' stand before the number of an identity card. */
function documentOf({ identification_type: type, id_number: number }: DocumentGraduate) {
  if (type === 'P') return { documentType: 'pasaporte', documentNumber: number };
  const isCard = ['CI', 'V', 'E'].includes(type);
  const isPrefixed = (type === 'V' || type === 'E') && !/^[ve]-?\d/i.test(number);
  return {
    documentType: isCard ? 'cédula de identidad' : type,
    documentNumber: isPrefixed ? `${type}-${number}` : number,
  };
}

function verificationOf({ verificationPage }: DocumentContext, { verificationCode }: IssueFacts) {
  if (verificationPage === undefined || verificationCode === '') return undefined;
  const url = verificationPage.replace('{code}', verificationCode);
  return { code: verificationCode, url };
}

export function printedCode(code: string | null): string {
  return code === null ? '' : formatVerificationCode(code);
}
