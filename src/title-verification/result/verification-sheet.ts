import { paperCss } from '#ui/print-frame/paper.styles.ts';
import type { NodeMaker, PrintSheet } from '#ui/print-frame/print-frame.ts';
import type { VerificationMessages } from '../title-verification.messages.ts';
import type { TitleDescription } from './describe-title.ts';

/** The result as a separate page, with the university, the page's address and the moment. */
export function verificationSheet(
  description: TitleDescription,
  messages: VerificationMessages,
  lang: string,
): PrintSheet {
  return {
    lang,
    name: messages.title,
    title: `${messages.title}: ${description.standing}`,
    css,
    nodes: (make) => nodesOf(make, description, messages),
  };
}

function nodesOf(
  { text, group }: NodeMaker,
  description: TitleDescription,
  messages: VerificationMessages,
): readonly Node[] {
  const { standing, meaning, resolution, rows, checked, university, address } = description;
  const line = (term: string, detail: string) =>
    group('div', 'row', text('dt', 'term', term), text('dd', 'detail', detail));
  const decided = resolution === undefined ? [] : [line(messages.resolution, resolution)];
  return [
    group(
      'header',
      'head',
      text('p', 'system', presentParts(messages.title, university, address).join(' · ')),
      text('h1', 'title', standing),
    ),
    text('p', 'meaning', meaning),
    group('dl', 'rows', ...decided, ...rows.map(({ term, detail }) => line(term, detail))),
    text('p', 'note', presentParts(description.advice, checked).join(' ')),
  ];
}

function presentParts(...parts: readonly (string | undefined)[]): readonly string[] {
  return parts.flatMap((part) => part || []);
}

/** The body has the margins: in page margins, browsers print the frame's address, 'about:blank'. */
const css = `
  @page { margin: 0; }
  ${paperCss('11pt/1.5')}
  body { padding: 18mm; box-decoration-break: clone; }
  .head { padding-bottom: 5mm; }
  .meaning { padding: 6mm 0; text-align: center; }
  .row { display: grid; grid-template-columns: 48mm 1fr; gap: 5mm; padding: 2mm 0; border-top: 0.5pt solid #999; break-inside: avoid; }
  .term { color: #444; }
  .detail { font-weight: 600; unicode-bidi: isolate; }
  .note { margin-top: 6mm; color: #444; font-size: 9pt; }
`;
