import type { CallInput } from '#contract/calls.ts';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { joinPersonName, type PersonName } from '#domain/person/person-name.ts';
import { checkTemplate } from '#register/document/check-template.ts';
import type { DocumentMark, DocumentValues } from '#register/document/document-values.ts';
import { maxPrintJobMs } from '#register/document/print-job.ts';
import { copyMark, printMark } from '#register/document/print-mark.ts';
import { emptyOffice } from '#register/document/signatory-of.ts';
import { ceremonyFields, graduateFields } from '#register/document/wording/document-fields.ts';
import { inventedGraduates } from '#register/document/wording/invented-graduates.ts';
import type { DemoUniversity, TitleRow } from '#testing/university/rows.ts';
import { decline } from '../declined-call.ts';
import { drawRoughly, layOutRoughly } from '../document-picture.ts';
import type { Exchange, Replies } from '../exchange.ts';
import { findRow, nextId } from '../memory.ts';
import { contextOfToday, issuedContext } from '../titles/issued-context.ts';
import { differencesOf, firstPrint, noteTemplate } from '../titles/print-editions.ts';
import { holderOf, standingOf } from '../titles/title-facts.ts';
import { singlePagePdf } from './single-page-pdf.ts';

type PrintingCall = 'printDocuments' | 'checkDocuments' | 'previewDocument' | 'listDocumentPrints';

/** Prints, checks and previews of documents. Their PDF has one page, which counts the documents. */
export const printing: Replies<PrintingCall> = {
  printDocuments,
  checkDocuments(exchange) {
    const { template, titles } = selectionOf(exchange);
    const { rows } = exchange.university;
    const { edition } = exchange.input;
    const differences = titles.flatMap((title) =>
      edition === undefined
        ? []
        : differencesOf(rows, template, title, edition).map((problem) => ({
            title_id: template.kind === 'ceremony-record' ? null : title.id,
            problem,
          })),
    );
    return [
      ...differences,
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
    const { template, format, sample, graduates } = input;
    const titles = longestFirst(rows.titles).slice(0, 3);
    const names = graduates === 'real' ? titles.map(titleHolderName) : inventedGraduates;
    const marks: readonly DocumentMark[] = [{ kind: 'sample' }];
    const documents = names.flatMap((name, index) => {
      const title = titles[index] ?? titles[0];
      const context = title && contextOfToday(rows, title);
      return title === undefined ? [] : [printedValues(rows, title, marks, { name, context })];
    });
    const values = documents[sample] ?? documents[0];
    return {
      content:
        format === 'svg' && values !== undefined
          ? drawRoughly(template, values)
          : btoa(singlePagePdf(`Muestra: ${documents.length}`)),
      names: names.map(joinPersonName),
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
  const { onHold, ...selection } = withoutHeld(exchange, selectionOf(exchange));
  const recorded = recordedJob(exchange, selection);
  if (recorded === undefined) demandSignatories(exchange, selection);
  const prints = recorded ?? recordJob(exchange, selection);
  const [title] = selection.titles;
  return {
    filename: `${selection.template.kind}-${title?.ceremony_date}-${title?.record_registry}.pdf`,
    content: btoa(singlePagePdf(`Documentos: ${prints.length}`)),
    copies: prints.map(({ title_id, ceremony_id, copy, mark }) => ({
      title_id,
      ceremony_id,
      copy,
      mark,
    })),
    ...(onHold.length === 0 ? {} : { on_hold: onHold }),
  };
}

/** Leaves out titles on hold. @throws DeclinedCall 422 if none is left, and for the record of a ceremony with one */
function withoutHeld({ university }: Exchange, { template, titles }: Selection) {
  const isHeld = ({ id }: TitleRow) => standingOf(university, id).kind === 'on-hold';
  const ceremonyId = titles[0]?.ceremony_id;
  const isRecord = template.kind === 'ceremony-record';
  const named = isRecord
    ? university.rows.titles.filter(({ ceremony_id }) => ceremony_id === ceremonyId)
    : titles;
  const held = named.filter(isHeld);
  const [first, ...others] = held;
  if (first === undefined) return { template, titles, onHold: [] };
  const holder = holderOf(first);
  if (isRecord) throw decline({ id: 'recordHeld', values: { holder } });
  const printable = titles.filter((title) => !isHeld(title));
  if (printable.length === 0) {
    throw decline({ id: 'printedTitlesHeld', values: { holder, others: others.length } });
  }
  return { template, titles: printable, onHold: held.map(({ id }) => id) };
}

/** @throws DeclinedCall 422 for a first print with an empty place of a signature */
function demandSignatories(
  { university: { rows }, input }: Exchange<CallInput<'printDocuments'>>,
  { template, titles }: Selection,
): void {
  for (const title of titles) {
    const isFirst = firstPrint(rows, template.kind, title) === undefined;
    if (!isFirst && input.edition_reason == null) continue;
    const office = emptyOffice(template, printedValues(rows, title, []));
    if (office === undefined) continue;
    throw decline({ id: 'signatureEmpty', values: { office, record: title.record_registry } });
  }
}

type Selection = ReturnType<typeof selectionOf>;

/** Everything that the file of a print depends on, as text. */
const orders = new WeakMap<object, string>();

/** The copies that the job has printed; undefined for a new job. @throws DeclinedCall 409 for another file, or later */
function recordedJob(
  { university, input, user }: Exchange<CallInput<'printDocuments'>>,
  selection: Selection,
) {
  const prints = university.rows.documentPrints.filter(({ job }) => job === input.job);
  const [first] = prints;
  if (first === undefined) return undefined;
  const age = Date.parse(university.now()) - Date.parse(first.printed_at);
  const order = orderOf(user?.id, selection, input.edition_reason);
  if (orders.get(first) === order && age <= maxPrintJobMs) return prints;
  throw decline('printJobEnded');
}

function recordJob(
  { university, input, user }: Exchange<CallInput<'printDocuments'>>,
  { template, titles }: Selection,
) {
  return titles.map((title) => {
    const first = firstPrint(university.rows, template.kind, title);
    const used = input.edition_reason == null ? (first?.template ?? template) : template;
    const copy = printedBefore(university.rows, template, title) + 1;
    const print = {
      id: nextId(university, 'documentPrints'),
      kind: template.kind,
      title_id: template.kind === 'ceremony-record' ? null : title.id,
      ceremony_id: title.ceremony_id,
      copy,
      mark:
        template.kind === 'ceremony-record'
          ? copyMark(template.kind, copy)
          : printMark(template.kind, standingOf(university, title.id), copy),
      template_name: used.name,
      edition_reason: input.edition_reason ?? null,
      printed_at: university.now(),
      printed_by_name: user?.full_name ?? '',
      job: input.job,
    };
    noteTemplate(print, used);
    orders.set(print, orderOf(user?.id, { template, titles }, input.edition_reason));
    university.rows.documentPrints.push(print);
    return print;
  });
}

/** A change of the template leaves the file, which has the form of the first print. */
function orderOf(
  userId: number | undefined,
  { template, titles }: Selection,
  reason: string | null | undefined,
): string {
  return JSON.stringify([userId, template.id, titles, reason ?? null]);
}

/** The number of copies of a title's document, or of its ceremony's. */
function printedBefore(
  { documentPrints }: DemoUniversity,
  { kind }: Selection['template'],
  { id, ceremony_id }: TitleRow,
): number {
  return documentPrints.filter(
    (print) =>
      print.kind === kind &&
      print.ceremony_id === ceremony_id &&
      print.title_id === (kind === 'ceremony-record' ? null : id),
  ).length;
}

/** @throws DeclinedCall 404 without such a template or title, 422 for the record of several ceremonies */
function selectionOf({ university, input }: Exchange<CallInput<'checkDocuments'>>) {
  const { rows } = university;
  const template = findRow(rows.documentTemplates, input.template_id);
  if (template === undefined) throw decline('documentTemplateMissing');
  const titles = rows.titles.filter(({ id }) => input.title_ids.includes(id));
  if (titles.length < new Set(input.title_ids).size) throw decline('printedTitleMissing');
  if (template.kind !== 'ceremony-record') return { template, titles };
  if (new Set(titles.map(({ ceremony_id }) => ceremony_id)).size > 1) {
    throw decline('severalCeremonies');
  }
  const standing = titles.find(({ ceremony_id }) =>
    rows.titles.some(
      (title) =>
        title.ceremony_id === ceremony_id &&
        ['valid', 'on-hold'].includes(standingOf(university, title.id).kind),
    ),
  );
  if (standing === undefined) throw decline('recordEmpty');
  return { template, titles: titles.slice(0, 1) };
}

function longestFirst(titles: readonly TitleRow[]): readonly TitleRow[] {
  const nameLength = (title: TitleRow) => joinPersonName(titleHolderName(title)).length;
  return titles.toSorted((a, b) => nameLength(b) - nameLength(a));
}

export function fieldNames({ documentFields }: DemoUniversity): readonly string[] {
  return documentFields.map(({ name }) => name);
}

/** The values of the documents of a title. */
export function printedValues(
  rows: DemoUniversity,
  title: TitleRow,
  marks: readonly DocumentMark[],
  {
    name = titleHolderName(title),
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

function titleHolderName(title: TitleRow): PersonName {
  return {
    firstName: title.first_name,
    secondName: title.middle_name,
    thirdName: title.third_name,
    lastName: title.last_name,
    secondLastName: title.second_last_name,
  };
}
