import type { HandoverMessages } from '#admin-console/titles/collection/handover.messages.ts';
import { type CalendarDate, formatLongDate } from '#domain/calendar/calendar-date.ts';
import { groupBy } from '#domain/collection/group-by.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { formatMessage } from '#messages/format-message.ts';
import { paperCss, paperSerif } from '#ui/print-frame/paper.styles.ts';
import type { NodeMaker, PrintColumn, PrintSheet } from '#ui/print-frame/print-frame.ts';
import { titleName } from '../handover-texts.ts';

export interface SignatureSheetOptions {
  readonly titles: readonly IssuedTitle[];
  readonly messages: HandoverMessages;
  readonly locale: string;
  /** The user's local date. */
  readonly today: CalendarDate;
}

/** The printed list: a table per ceremony, whose header is repeated on every page, with lines to sign on. */
export function signatureSheet(options: SignatureSheetOptions): PrintSheet {
  const { titles, messages, locale } = options;
  const byCeremony = groupBy(titles, (title) => ceremonyText(title, options));
  return {
    lang: locale,
    name: messages.sheetTitle,
    title: messages.sheetTitle,
    css: signatureSheetCss,
    nodes: (make) => [
      headNode(make, options),
      ...[...byCeremony].flatMap(([ceremony, members]) => [
        make.text('h2', 'act', ceremony),
        make.table(columns(messages), members),
      ]),
    ],
  };
}

function ceremonyText(
  { ceremonyName: name, ceremonyDate: date }: IssuedTitle,
  { messages, locale }: SignatureSheetOptions,
): string {
  if (name === undefined) return messages.noCeremony;
  if (date === undefined) return name;
  return formatMessage(messages.ceremonyWithDate, { name, date: formatLongDate(date, locale) });
}

function headNode({ text, group }: NodeMaker, options: SignatureSheetOptions): Node {
  const { titles, messages, locale, today } = options;
  const count = formatMessage(messages.count, { count: titles.length }, locale);
  const printed = formatMessage(messages.printedOn, { date: formatLongDate(today, locale) });
  return group(
    'header',
    'head',
    text('p', 'system', messages.system),
    text('h1', 'title', messages.sheetTitle),
    text('p', 'note', `${count} · ${printed}`),
  );
}

/** The last two columns are filled in by hand. */
function columns(messages: HandoverMessages): readonly PrintColumn<IssuedTitle>[] {
  return [
    { className: 'acta', head: messages.acta, cell: ({ registry }) => registry.record ?? '' },
    { className: 'name', head: messages.student, cell: (title) => titleName(title, messages) },
    { className: 'document', head: messages.idNumber, cell: ({ idNumber }) => idNumber ?? '' },
    {
      className: 'degree',
      head: messages.degreeTitle,
      cell: ({ degreeTitle, careerName }) => degreeTitle ?? careerName ?? '',
    },
    { className: 'proxy', head: messages.sheetProxy, cell: () => '' },
    { className: 'signature', head: messages.signature, cell: () => '' },
  ];
}

/** Styles of the printed list: landscape, with lines high enough to sign on. */
const signatureSheetCss = `
  @page { size: landscape; margin: 14mm 12mm 16mm; @bottom-center { content: counter(page) ' / ' counter(pages); font: 9pt sans-serif; } }
  ${paperCss('10.5pt/1.35')}
  .head { padding-bottom: 3mm; }
  .note { color: #444; font-size: 9.5pt; }
  .act { margin-top: 5mm; font-family: ${paperSerif}; font-size: 14pt; font-weight: 600; break-after: avoid; }
  table { width: 100%; margin-top: 1.5mm; border-collapse: collapse; table-layout: fixed; }
  thead { display: table-header-group; }
  th { color: #444; font-size: 9pt; font-weight: 400; text-align: start; vertical-align: bottom; }
  th, td { padding: 1.5mm 2mm; border: 0.5pt solid #999; }
  td { height: 13mm; vertical-align: top; }
  tr { break-inside: avoid; }
  .acta { width: 18mm; font-variant-numeric: tabular-nums; }
  .document { width: 30mm; font-variant-numeric: tabular-nums; }
  .name { width: 21%; }
  td.name { font-weight: 600; }
  .degree { width: 17%; }
  .proxy { width: 21%; }
`;
