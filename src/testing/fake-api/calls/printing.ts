import type { CallInput } from '#contract/calls.ts';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { joinPersonName, type PersonName } from '#domain/person/person-name.ts';
import { checkTemplate } from '#register/document/check-template.ts';
import type { DocumentMark, DocumentValues } from '#register/document/document-values.ts';
import { ceremonyFields, graduateFields } from '#register/document/wording/document-fields.ts';
import type { DemoUniversity, TitleRow } from '#testing/university/rows.ts';
import { decline } from '../declined-call.ts';
import { drawRoughly, layOutRoughly } from '../document-picture.ts';
import type { Exchange, Replies } from '../exchange.ts';
import { findRow, nextId } from '../memory.ts';
import { singlePagePdf } from './single-page-pdf.ts';

type PrintingCall = 'printDocuments' | 'checkDocuments' | 'previewDocument' | 'listDocumentPrints';

/** Prints, checks and previews of documents. Their PDF has one page, which counts the documents. */
export const printing: Replies<PrintingCall> = {
  printDocuments,
  checkDocuments(exchange) {
    const { template, titles } = selectionOf(exchange);
    const { rows } = exchange.university;
    return [
      ...checkTemplate(template, fieldNames(rows)).map((problem) => ({ title_id: null, problem })),
      ...titles.flatMap((title) =>
        layOutRoughly(template, printedValues(rows, title, [])).problems.map((problem) => ({
          title_id: title.id,
          problem,
        })),
      ),
    ];
  },
  previewDocument({ university: { rows }, input }) {
    const { template, format, sample } = input;
    const titles = longestFirst(rows.titles).slice(0, 3);
    const marks: readonly DocumentMark[] = [{ kind: 'sample' }];
    const documents = titles.map((title) => printedValues(rows, title, marks));
    const values = documents[sample] ?? documents[0];
    const names = titles.map((title) => joinPersonName(titleHolderName(title)));
    return {
      content:
        format === 'svg' && values !== undefined
          ? drawRoughly(template, values)
          : btoa(singlePagePdf(`Muestra: ${documents.length}`)),
      names,
      problems: checkTemplate(template, fieldNames(rows)).map((problem) => ({
        name: null,
        problem,
      })),
    };
  },
  listDocumentPrints({ university: { rows }, query }) {
    const titleId = Number(query.get('title_id'));
    return rows.documentPrints
      .filter(({ title_id }) => titleId === 0 || title_id === titleId)
      .map(({ job: _, ...print }) => print)
      .reverse();
  },
};

function printDocuments(exchange: Exchange<CallInput<'printDocuments'>>) {
  const { university, input, user } = exchange;
  const { template, titles } = selectionOf(exchange);
  const copies = titles.map((title) => {
    const id = template.kind === 'ceremony-record' ? null : title.id;
    const earlier = university.rows.documentPrints.filter(
      (print) =>
        print.kind === template.kind &&
        print.title_id === id &&
        print.ceremony_id === title.ceremony_id,
    );
    const own = earlier.find(({ job }) => job === input.job);
    if (own !== undefined) return own;
    const copy = earlier.length + 1;
    const print = {
      id: nextId(university, 'documentPrints'),
      kind: template.kind,
      title_id: id,
      ceremony_id: title.ceremony_id,
      copy,
      mark: copy > 1 && template.kind !== 'certificate' ? ('copy' as const) : null,
      template_name: template.name,
      printed_at: university.now(),
      printed_by_name: user?.full_name ?? '',
      job: input.job,
    };
    university.rows.documentPrints.push(print);
    return print;
  });
  return {
    filename: `${template.kind}-${titles[0]?.ceremony_date}-${titles[0]?.record_registry}.pdf`,
    content: btoa(singlePagePdf(`Documentos: ${copies.length}`)),
    copies: copies.map(({ title_id, ceremony_id, copy, mark }) => ({
      title_id,
      ceremony_id,
      copy,
      mark,
    })),
  };
}

/** @throws DeclinedCall 404 without such a template or title, 422 for the record of several ceremonies */
function selectionOf({ university: { rows }, input }: Exchange<CallInput<'checkDocuments'>>) {
  const template = findRow(rows.documentTemplates, input.template_id);
  if (template === undefined) throw decline('documentTemplateMissing');
  const titles = rows.titles.filter(({ id }) => input.title_ids.includes(id));
  if (titles.length < new Set(input.title_ids).size) throw decline('printedTitleMissing');
  if (template.kind !== 'ceremony-record') return { template, titles };
  if (new Set(titles.map(({ ceremony_id }) => ceremony_id)).size > 1) {
    throw decline('severalCeremonies');
  }
  return { template, titles: titles.slice(0, 1) };
}

function longestFirst(titles: readonly TitleRow[]): readonly TitleRow[] {
  const nameLength = (title: TitleRow) => joinPersonName(titleHolderName(title)).length;
  return titles.toSorted((a, b) => nameLength(b) - nameLength(a));
}

function fieldNames({ documentFields }: DemoUniversity): readonly string[] {
  return documentFields.map(({ name }) => name);
}

function printedValues(
  rows: DemoUniversity,
  title: TitleRow,
  marks: readonly DocumentMark[],
): DocumentValues {
  const extra = Object.fromEntries(rows.documentFields.map(({ name, value }) => [name, value]));
  const known = {
    ...ceremonyFields({
      university: '',
      city: '',
      ceremony: title.ceremony_name,
      location: findRow(rows.ceremonies, title.ceremony_id)?.ceremony_location ?? '',
      date: parseCalendarDate(title.ceremony_date),
      graduates: 1,
    }),
    ...graduateFields({
      name: titleHolderName(title),
      documentType: 'cédula de identidad',
      documentNumber: title.id_number,
      birthDate: undefined,
      birthPlace: '',
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
  const fields = { ...known, ...extra, ...Object.fromEntries(filled) };
  const signatories = rows.authorities
    .filter(({ valid_until }) => valid_until === null)
    .map(({ office, name, signature }) => ({ office, name, signature: base64Of(signature) }));
  return {
    fields,
    gender: undefined,
    surnames: [title.last_name, title.second_last_name ?? ''].join(' ').trim(),
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

function titleHolderName(title: TitleRow): PersonName {
  return {
    firstName: title.first_name,
    secondName: title.middle_name,
    thirdName: title.third_name,
    lastName: title.last_name,
    secondLastName: title.second_last_name,
  };
}
