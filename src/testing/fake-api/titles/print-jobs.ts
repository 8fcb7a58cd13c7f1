import type { CallInput } from '#contract/calls.ts';
import { maxPrintJobMs } from '#register/document/print-job.ts';
import { copyMark, printMark } from '#register/document/print-mark.ts';
import { decline } from '../declined-call.ts';
import type { Exchange } from '../exchange.ts';
import { nextId } from '../memory.ts';
import { firstPrint, noteTemplate, printsOf } from './print-editions.ts';
import type { PrintSelection } from './print-selection.ts';
import { standingOf } from './title-facts.ts';

/** Everything that the file of a print depends on, as text. */
const orders = new WeakMap<object, string>();

/** The copies that the job has printed; undefined for a new job. @throws DeclinedCall 409 for another file, or later */
export function recordedJob(
  { university, input, user }: Exchange<CallInput<'printDocuments'>>,
  selection: PrintSelection,
) {
  const prints = university.rows.documentPrints.filter(({ job }) => job === input.job);
  const [first] = prints;
  if (first === undefined) return undefined;
  const age = Date.parse(university.now()) - Date.parse(first.printed_at);
  const order = orderOf(user?.id, selection, input.edition_reason);
  if (orders.get(first) === order && age <= maxPrintJobMs) return prints;
  throw decline('printJobEnded');
}

/** Records the copies that a new job prints. */
export function recordJob(
  { university, input, user }: Exchange<CallInput<'printDocuments'>>,
  { template, titles }: PrintSelection,
) {
  return titles.map((title) => {
    const first = firstPrint(university.rows, template.kind, title);
    const used = input.edition_reason == null ? (first?.template ?? template) : template;
    const copy = printsOf(university.rows, template.kind, title).length + 1;
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
  { template, titles }: PrintSelection,
  reason: string | null | undefined,
): string {
  return JSON.stringify([userId, template.id, titles, reason ?? null]);
}
