import {
  type CalendarDate,
  formatFullDate,
  formatLongDate,
} from '#domain/calendar/calendar-date.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import {
  type CalledGraduate,
  type CallGroup,
  type CallScript,
  groupCalls,
} from '#domain/report/call-script.ts';
import { formatMessage } from '#messages/format-message.ts';
import { paperCss, paperSerif } from '#ui/print-frame/paper.styles.ts';
import type { NodeMaker, PrintColumn, PrintSheet } from '#ui/print-frame/print-frame.ts';
import type { CallScriptMessages } from './call-script.messages.ts';

export interface CallSheetOptions {
  readonly ceremony: Ceremony;
  readonly script: CallScript;
  readonly messages: CallScriptMessages;
  readonly locale: string;
  /** The user's local date. */
  readonly today: CalendarDate;
}

/** The script as a printed page: a table per faculty and career, whose header is repeated on every page. */
export function callScriptSheet(options: CallSheetOptions): PrintSheet {
  const { ceremony, script, messages, locale } = options;
  return {
    lang: locale,
    name: messages.title,
    title: `${messages.title} ${ceremony.name}`.trim(),
    css: callScriptCss,
    nodes: (make) => [
      headNode(make, options),
      ...groupCalls(script.graduates).flatMap((faculty) => facultyNodes(make, faculty, messages)),
    ],
  };
}

function headNode({ text, group }: NodeMaker, options: CallSheetOptions): Node {
  const { ceremony, script, messages, locale, today } = options;
  const date =
    ceremony.date === undefined ? messages.missing : formatFullDate(ceremony.date, locale);
  const place = ceremony.location === undefined ? [date] : [date, ceremony.location];
  const count = formatMessage(messages.ready, { count: script.graduates.length }, locale);
  const printed = formatMessage(messages.printedOn, { date: formatLongDate(today, locale) });
  return group(
    'header',
    'head',
    text('p', 'system', messages.system),
    text('h1', 'title', messages.title),
    text('p', 'act', ceremony.name),
    text('p', 'note', place.join(' · ')),
    text('p', 'note', `${count} · ${printed}`),
  );
}

function facultyNodes(
  make: NodeMaker,
  { name, members }: CallGroup<CallGroup<CalledGraduate>>,
  messages: CallScriptMessages,
): readonly Node[] {
  return [
    make.text('h2', 'faculty', name ?? messages.noFaculty),
    ...members.flatMap((career) => [
      make.text('h3', 'career', career.name ?? messages.noCareer),
      make.table(columns(messages), career.members),
    ]),
  ];
}

function columns(messages: CallScriptMessages): readonly PrintColumn<CalledGraduate>[] {
  return [
    { className: 'place', head: messages.place, cell: ({ place }) => String(place) },
    { className: 'name', head: messages.name, cell: ({ fullName }) => fullName || messages.noName },
    {
      className: 'degree',
      head: messages.degreeTitle,
      cell: ({ degreeTitle }) => degreeTitle ?? messages.noTitle,
    },
    { className: 'record', head: messages.record, cell: ({ record }) => record ?? '' },
  ];
}

/** Styles of the printed call script, large enough to read from a lectern. */
const callScriptCss = `
  @page { margin: 16mm 14mm 18mm; @bottom-center { content: counter(page) ' / ' counter(pages); font: 9pt sans-serif; } }
  ${paperCss('12pt/1.4')}
  .head { padding-bottom: 4mm; }
  .act { font-size: 13pt; font-weight: 600; }
  .note { color: #444; font-size: 10pt; }
  .faculty { margin-top: 7mm; font-family: ${paperSerif}; font-size: 16pt; font-weight: 600; break-after: avoid; }
  .career { margin-top: 4mm; font-size: 12pt; font-weight: 600; break-after: avoid; }
  table { width: 100%; margin-top: 1.5mm; border-collapse: collapse; table-layout: fixed; }
  th { color: #444; font-size: 9pt; font-weight: 400; text-align: start; }
  th, td { padding: 1.6mm 2mm; border-bottom: 0.5pt solid #999; vertical-align: top; }
  tr { break-inside: avoid; }
  .place { width: 14mm; text-align: end; font-variant-numeric: tabular-nums; }
  .record { width: 24mm; font-variant-numeric: tabular-nums; }
  td.name { font-weight: 600; }
  .degree { width: 38%; }
`;
