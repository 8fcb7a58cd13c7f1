import type { DocumentTemplate } from '#domain/document/document-template.ts';
import type { ContentPart, EditionDifference } from '#domain/document/edition-difference.ts';
import type { DemoUniversity, TitleRow } from '#testing/university/rows.ts';
import { contextOfToday, issuedContext } from './issued-context.ts';

type Template = DemoUniversity['documentTemplates'][number];
type Print = DemoUniversity['documentPrints'][number];

const printed = new WeakMap<Print, Template>();

/** Notes the template of a print, as it is now. */
export function noteTemplate(print: Print, template: Template): void {
  printed.set(print, structuredClone(template));
}

/** The prints of a title's document, or of its ceremony's, in their order. */
export function printsOf(
  { documentPrints }: DemoUniversity,
  kind: DocumentTemplate['kind'],
  { id, ceremony_id }: TitleRow,
): readonly Print[] {
  const titleId = kind === 'ceremony-record' ? null : id;
  return documentPrints.filter(
    (print) =>
      print.kind === kind && print.ceremony_id === ceremony_id && print.title_id === titleId,
  );
}

/** The first of those prints, with its template as it was then. */
export function firstPrint(
  rows: DemoUniversity,
  kind: DocumentTemplate['kind'],
  title: TitleRow,
): { readonly print: Print; readonly template: Template } | undefined {
  const [print] = printsOf(rows, kind, title);
  const template = print && printed.get(print);
  return print && template && { print, template };
}

/** Finds the differences between a document in the form of its first print and one of today. */
export function differencesOf(
  rows: DemoUniversity,
  template: Template,
  title: TitleRow,
  edition: 'first' | 'today',
): readonly EditionDifference[] {
  const first = edition === 'first' ? firstPrint(rows, template.kind, title) : undefined;
  const parts = changedParts(rows, title).map(
    (part): EditionDifference => ({ kind: 'changed-content', part }),
  );
  if (first === undefined) return parts;
  const named = { template: first.print.template_name, printedAt: first.print.printed_at };
  if (first.template.id !== template.id) return [{ kind: 'other-template', ...named }, ...parts];
  const drawn = ({ name: _, ...form }: Template) => JSON.stringify(form);
  if (drawn(first.template) === drawn(template)) return parts;
  return [{ kind: 'changed-template', ...named }, ...parts];
}

function changedParts(rows: DemoUniversity, title: TitleRow): readonly ContentPart[] {
  const [issued, today] = [issuedContext(rows, title), contextOfToday(rows, title)];
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return [
    ...(isSame(issued.stated.ceremony_location, today.stated.ceremony_location)
      ? []
      : (['ceremony'] as const)),
    ...(isSame(issued.stated.fields, today.stated.fields) ? [] : (['fields'] as const)),
    ...(isSame(issued.authorities, today.authorities) ? [] : (['officials'] as const)),
  ];
}
