import type { CallInput } from '#contract/calls.ts';
import { joinPersonName } from '#domain/person/person-name.ts';
import { checkTemplate } from '#register/document/check-template.ts';
import type { DocumentMark } from '#register/document/document-values.ts';
import { emptyOffice } from '#register/document/signatory-of.ts';
import { inventedGraduates } from '#register/document/wording/invented-graduates.ts';
import type { TitleRow } from '#testing/university/rows.ts';
import { decline } from '../declined-call.ts';
import { drawRoughly, layOutRoughly } from '../document-picture.ts';
import type { Exchange, Replies } from '../exchange.ts';
import { contextOfToday } from '../titles/issued-context.ts';
import { differencesOf, firstPrint } from '../titles/print-editions.ts';
import { recordedJob, recordJob } from '../titles/print-jobs.ts';
import { type PrintSelection, selectionOf, withoutHeld } from '../titles/print-selection.ts';
import { fieldNames, printedValues } from '../titles/printed-values.ts';
import { holderOf, nameOf } from '../titles/title-facts.ts';
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
    const names = graduates === 'real' ? titles.map(nameOf) : inventedGraduates;
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

/** @throws DeclinedCall 422 for a first print with an empty place of a signature */
function demandSignatories(
  { university: { rows }, input }: Exchange<CallInput<'printDocuments'>>,
  { template, titles }: PrintSelection,
): void {
  for (const title of titles) {
    const isFirst = firstPrint(rows, template.kind, title) === undefined;
    if (!isFirst && input.edition_reason == null) continue;
    const office = emptyOffice(template, printedValues(rows, title, []));
    if (office === undefined) continue;
    throw decline({ id: 'signatureEmpty', values: { office, record: title.record_registry } });
  }
}

function longestFirst(titles: readonly TitleRow[]): readonly TitleRow[] {
  const nameLength = (title: TitleRow) => holderOf(title).length;
  return titles.toSorted((a, b) => nameLength(b) - nameLength(a));
}
