import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import type { PersonName } from '#domain/person/person-name.ts';
import type { DocumentMark, DocumentValues } from '#register/document/document-values.ts';
import { ceremonyFields, graduateFields } from '#register/document/wording/document-fields.ts';
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
  const { authorities, stated } = context;
  const known = {
    ...ceremonyFields({
      university: '',
      city: '',
      ceremony: title.ceremony_name,
      location: stated.ceremony_location,
      date: parseCalendarDate(title.ceremony_date),
      graduates: 1,
    }),
    ...graduateFields({
      name,
      documentType: 'cédula de identidad',
      documentNumber: title.id_number,
      birthDate:
        stated.date_of_birth === null ? undefined : parseCalendarDate(stated.date_of_birth),
      birthPlace: stated.place_of_birth ?? '',
      degree: title.degree_title ?? '',
      career: title.career_name,
      faculty: title.faculty_name,
      issueDate: parseCalendarDate(title.issue_date),
      numbers: {
        record: title.record_registry,
        assigned: title.assigned_registry,
        folio: title.folio_registry,
      },
      verificationCode: '',
      resolution: '',
      predecessor: '',
    }),
  };
  const filled = Object.entries(known).filter(([, text]) => text !== '');
  const fields = { ...known, ...stated.fields, ...Object.fromEntries(filled) };
  const signatories = authorities
    .filter(({ valid_until }) => valid_until === null)
    .map(({ office, name, signature }) => ({ office, name, signature: base64Of(signature) }));
  return {
    fields,
    gender: undefined,
    surnames: [name.lastName, name.secondLastName ?? ''].join(' ').trim(),
    signatories,
    verification: undefined,
    marks,
    graduates: [fields],
  };
}

/** The data of a data URL. */
function base64Of(dataUrl: string | null): string | undefined {
  return dataUrl?.slice(dataUrl.indexOf(',') + 1);
}
