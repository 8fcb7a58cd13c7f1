import type { HandoverMessages } from '#admin-console/titles/collection/handover.messages.ts';
import { type CalendarDate, formatLongDate } from '#domain/calendar/calendar-date.ts';
import { groupBy } from '#domain/collection/group-by.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { formatMessage } from '#messages/format-message.ts';
import type { NodeMaker, PrintColumn, PrintSheet } from '#ui/print-frame/print-frame.ts';
import { titleName } from '../handover-texts.ts';
import { signatureSheetCss } from './signature-sheet.styles.ts';

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
