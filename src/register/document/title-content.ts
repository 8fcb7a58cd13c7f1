import type { IsoDate } from '#contract/schema/fields.ts';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import type { GrammaticalGender } from '#domain/degree/grammatical-gender.ts';
import type { PersonName } from '#domain/person/person-name.ts';
import type { RegistryNumbers } from '#domain/registry/issued-title.ts';
import type { DocumentFields, DocumentMark, DocumentValues } from './document-values.ts';
import { ceremonyFields, graduateFields, surnamesOf } from './wording/document-fields.ts';

/**
 * Everything that the documents of a title state, as it is sealed at the issue. Corrections and marks stand beside it, and
 * so does the birth, which is erased with the person.
 */
export interface TitleContent {
  /** Name of the university. */
  readonly university: string;
  /** The parts of the name. */
  readonly name: PersonName;
  /** Type of the identity document, as it is printed: 'cédula de identidad'. */
  readonly documentType: string;
  /** Number of the identity document, as it is printed: 'V-12345678'. */
  readonly documentNumber: string;
  /** Gender in the wording of documents; null if both forms are printed. */
  readonly gender: GrammaticalGender | null;
  /** Wording of the title: 'Licenciada en Química'. */
  readonly degree: string;
  /** Name of the career. */
  readonly career: string;
  /** Name of the faculty. */
  readonly faculty: string;
  /** The ceremony, with the additional fields that its own documents state. */
  readonly ceremony: {
    readonly name: string;
    readonly date: IsoDate;
    readonly location: string;
    readonly fields: DocumentFields;
  };
  /** Day of issue; null before it. */
  readonly issueDate: IsoDate | null;
  /** Acta, asignado and folio. */
  readonly numbers: { readonly [Name in keyof RegistryNumbers]: string | null };
  /** The additional fields. */
  readonly fields: DocumentFields;
  /** The officials in office on the day of the ceremony. */
  readonly officials: readonly SealedOfficial[];
}

/** An official as a title names them. */
export interface SealedOfficial {
  /** Name of the office. */
  readonly office: string;
  /** The name, with its titles. */
  readonly name: string;
  /** The SHA-256 of the picture of the signature; null for a signature by hand. */
  readonly signature: string | null;
  /** Present for an official who signs the titles of one faculty only. */
  readonly ofFaculty?: true;
}

/** The birth of a graduate. */
export interface TitleBirth {
  /** Date of birth. */
  readonly date: IsoDate | null;
  /** Place of birth. */
  readonly place: string | null;
}

/** The values that a sheet states beside the content of its title. */
export interface TitlePaper {
  /** Undefined once it is erased. */
  readonly birth: TitleBirth | undefined;
  /** The code in groups of four; '' if titles have none. */
  readonly code: string;
  /** The address that verifies a title, with `{code}`. */
  readonly verificationPage: string | undefined;
  /** Of the rectification or the duplicate; otherwise ''. */
  readonly resolution: string;
  /** The text before the resolution, which says what it orders: 'Duplicado expedido por la'. */
  readonly resolutionOrder?: string | undefined;
  /** The numbers of the title that this one rectifies; otherwise ''. */
  readonly predecessor: string;
  /** The pictures of signatures in base64, by their SHA-256. */
  readonly signatures: ReadonlyMap<string, string>;
}

/** A title with what its sheets state beside it. */
export interface PrintableTitle {
  /** The sealed content. */
  readonly content: TitleContent;
  /** The values beside it. */
  readonly paper: TitlePaper;
}

/** The values of the document of one title. */
export function titleValues(
  { content, paper }: PrintableTitle,
  marks: readonly DocumentMark[],
): DocumentValues {
  return {
    fields: fieldsOf({ content, paper }),
    gender: content.gender ?? undefined,
    surnames: surnamesOf(content.name),
    signatories: signatoriesOf(content, paper),
    verification: verificationOf(paper),
    marks,
    graduates: [],
  };
}

/**
 * The values of the record of a ceremony, with a row for each title. The first one states ceremony and officials, without
 * those of its faculty if other titles are of another one.
 */
export function ceremonyRecordValues(
  titles: readonly [PrintableTitle, ...PrintableTitle[]],
  marks: readonly DocumentMark[],
): DocumentValues {
  const [{ content, paper }] = titles;
  return {
    fields: mergeFields(ceremonyFieldsOf(content, titles.length), content.ceremony.fields),
    gender: undefined,
    surnames: '',
    signatories: signatoriesOf({ officials: sharedOfficials(titles) }, paper),
    verification: undefined,
    marks,
    graduates: titles.map(fieldsOf),
  };
}

function sharedOfficials(
  titles: readonly [PrintableTitle, ...PrintableTitle[]],
): readonly SealedOfficial[] {
  const [{ content }] = titles;
  const isOfOneFaculty = titles.every((title) => title.content.faculty === content.faculty);
  return content.officials.filter(({ ofFaculty }) => isOfOneFaculty || ofFaculty === undefined);
}

function fieldsOf({ content, paper }: PrintableTitle): DocumentFields {
  const { birth } = paper;
  const known = {
    ...ceremonyFieldsOf(content, 1),
    ...graduateFields({
      name: content.name,
      documentType: content.documentType,
      documentNumber: content.documentNumber,
      birthDate: calendarDate(birth?.date),
      birthPlace: birth?.place ?? '',
      degree: content.degree,
      career: content.career,
      faculty: content.faculty,
      issueDate: calendarDate(content.issueDate),
      numbers: {
        record: content.numbers.record ?? undefined,
        assigned: content.numbers.assigned ?? undefined,
        folio: content.numbers.folio ?? undefined,
      },
      verificationCode: paper.code,
      resolution: paper.resolution,
      resolutionOrder: paper.resolutionOrder,
      predecessor: paper.predecessor,
    }),
  };
  return mergeFields(known, content.fields);
}

function ceremonyFieldsOf({ university, ceremony }: TitleContent, graduates: number) {
  const { name, location, date } = ceremony;
  const facts = { university, city: '', ceremony: name, location, graduates };
  return ceremonyFields({ ...facts, date: calendarDate(date) });
}

function calendarDate(date: IsoDate | null | undefined) {
  return date == null ? undefined : parseCalendarDate(date);
}

/** An additional field fills a placeholder without a value, such as the city, and adds others. */
function mergeFields(known: DocumentFields, extra: DocumentFields): DocumentFields {
  const filled = Object.entries(known).filter(([, text]) => text !== '');
  return { ...known, ...extra, ...Object.fromEntries(filled) };
}

function signatoriesOf({ officials }: Pick<TitleContent, 'officials'>, { signatures }: TitlePaper) {
  return officials.map(({ office, name, signature }) => ({
    office,
    name,
    signature: signature === null ? undefined : signatures.get(signature),
  }));
}

function verificationOf({ code, verificationPage }: TitlePaper) {
  if (verificationPage === undefined || code === '') return undefined;
  return { code, url: verificationPage.replace('{code}', code) };
}
