import {
  type CalendarDate,
  formatFullDate,
  formatLongDate,
} from '../../../domain/calendar/calendar-date.ts';
import {
  type CalledGraduate,
  type CallGroup,
  type CallScript,
  groupCalls,
} from '../../../domain/ceremony/call-script.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import type { NodeMaker, PrintSheet } from '../../../ui/print-frame/print-frame.ts';
import type { CallScriptWords } from './call-script.messages.ts';
import { callScriptCss } from './call-script-sheet.styles.ts';

export interface CallSheetOptions {
  readonly ceremony: Ceremony;
  readonly script: CallScript;
  readonly words: CallScriptWords;
  readonly locale: string;
  /** The person's own day. */
  readonly today: CalendarDate;
}

/** The script as a page: by faculty and career, each with a table whose head is repeated on every page. */
export function callScriptSheet(options: CallSheetOptions): PrintSheet {
  const { ceremony, script, words, locale } = options;
  return {
    lang: locale,
    name: words.title,
    title: `${words.title} ${ceremony.name}`.trim(),
    css: callScriptCss,
    nodes: (make) => [
      headNode(make, options),
      ...groupCalls(script.graduates).flatMap((faculty) => facultyNodes(make, faculty, words)),
    ],
  };
}

function headNode({ text, group }: NodeMaker, options: CallSheetOptions): Node {
  const { ceremony, script, words, locale, today } = options;
  const date = ceremony.date === undefined ? words.missing : formatFullDate(ceremony.date, locale);
  const place = ceremony.location === undefined ? [date] : [date, ceremony.location];
  const count = formatMessage(words.ready, { count: script.graduates.length }, locale);
  const printed = formatMessage(words.printedOn, { date: formatLongDate(today, locale) });
  return group(
    'header',
    'head',
    text('p', 'system', words.system),
    text('h1', 'title', words.title),
    text('p', 'act', ceremony.name),
    text('p', 'note', place.join(' · ')),
    text('p', 'note', `${count} · ${printed}`),
  );
}

function facultyNodes(
  make: NodeMaker,
  { name, members }: CallGroup<CallGroup<CalledGraduate>>,
  words: CallScriptWords,
): readonly Node[] {
  return [
    make.text('h2', 'faculty', name ?? words.noFaculty),
    ...members.flatMap((career) => [
      make.text('h3', 'career', career.name ?? words.noCareer),
      tableNode(make, career.members, words),
    ]),
  ];
}

function tableNode(
  { text, group }: NodeMaker,
  graduates: readonly CalledGraduate[],
  words: CallScriptWords,
): Node {
  const head = group(
    'tr',
    '',
    text('th', 'place', words.place),
    text('th', 'name', words.name),
    text('th', 'degree', words.degreeTitle),
    text('th', 'record', words.record),
  );
  const rows = graduates.map(({ place, fullName, degreeTitle, record }) =>
    group(
      'tr',
      '',
      text('td', 'place', String(place)),
      text('td', 'name', fullName || words.noName),
      text('td', 'degree', degreeTitle ?? words.noTitle),
      text('td', 'record', record ?? ''),
    ),
  );
  return group('table', '', group('thead', '', head), group('tbody', '', ...rows));
}
