import { type CalendarDate, formatLongDate } from '../../../../domain/calendar/calendar-date.ts';
import { groupBy } from '../../../../domain/collection/group-by.ts';
import type { IssuedTitle } from '../../../../domain/registry/issued-title.ts';
import { formatMessage } from '../../../../messages/format-message.ts';
import type { NodeMaker, PrintSheet } from '../../../../ui/print-frame/print-frame.ts';
import type { HandoverMessages } from '../../collection/handover.messages.ts';
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
        tableNode(make, members, messages),
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

function tableNode(
  { text, group }: NodeMaker,
  titles: readonly IssuedTitle[],
  messages: HandoverMessages,
): Node {
  const head = group(
    'tr',
    '',
    text('th', 'acta', messages.acta),
    text('th', 'name', messages.student),
    text('th', 'document', messages.idNumber),
    text('th', 'degree', messages.degreeTitle),
    text('th', 'proxy', messages.sheetProxy),
    text('th', 'signature', messages.signature),
  );
  const rows = titles.map((title) =>
    group(
      'tr',
      '',
      text('td', 'acta', title.registry.record ?? ''),
      text('td', 'name', titleName(title, messages)),
      text('td', 'document', title.idNumber ?? ''),
      text('td', 'degree', title.degreeTitle ?? title.careerName ?? ''),
      text('td', 'proxy', ''),
      text('td', 'signature', ''),
    ),
  );
  return group('table', '', group('thead', '', head), group('tbody', '', ...rows));
}
