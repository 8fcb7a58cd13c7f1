import type { PersonName } from '#domain/person/person-name.ts';
import type { DocumentMark, DocumentValues } from '#register/document/document-values.ts';
import {
  type TitleContent,
  type TitlePaper,
  titleValues,
} from '#register/document/title-content.ts';
import type { DemoUniversity, TitleRow } from '#testing/university/rows.ts';
import { issuedContext } from './issued-context.ts';
import { nameOf } from './title-facts.ts';

/** The names of the additional fields. */
export function fieldNames({ documentFields }: DemoUniversity): readonly string[] {
  return documentFields.map(({ name }) => name);
}

/** The values of the documents of a title. */
export function printedValues(
  rows: DemoUniversity,
  title: TitleRow,
  marks: readonly DocumentMark[],
  {
    name = nameOf(title),
    context = issuedContext(rows, title),
  }: {
    readonly name?: PersonName;
    readonly context?: ReturnType<typeof issuedContext> | undefined;
  } = {},
): DocumentValues {
  const { authorities: officials, stated } = context;
  const content: TitleContent = {
    university: '',
    name,
    documentType: 'cédula de identidad',
    documentNumber: title.id_number,
    gender: null,
    degree: title.degree_title ?? '',
    career: title.career_name,
    faculty: title.faculty_name,
    ceremony: {
      name: stated.ceremony_name,
      date: title.ceremony_date,
      location: stated.ceremony_location,
      fields: {},
    },
    issueDate: title.issue_date,
    numbers: {
      record: title.record_registry,
      assigned: title.assigned_registry,
      folio: title.folio_registry,
    },
    fields: stated.fields,
    officials,
  };
  const paper: TitlePaper = {
    birth: { date: stated.date_of_birth, place: stated.place_of_birth },
    code: '',
    verificationPage: undefined,
    resolution: '',
    predecessor: '',
    signatures: new Map(officials.flatMap(({ signature }) => dataOf(signature))),
  };
  const values = titleValues({ content, paper }, marks);
  return { ...values, graduates: [values.fields] };
}

/** The data of a picture, by its data URL, with which the fake API seals a signature. */
function dataOf(dataUrl: string | null): readonly (readonly [string, string])[] {
  return dataUrl === null ? [] : [[dataUrl, dataUrl.slice(dataUrl.indexOf(',') + 1)]];
}
