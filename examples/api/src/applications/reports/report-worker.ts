// Orders and writes one report in a separate thread, so that other calls go on.
import { workerData } from 'node:worker_threads';
import {
  type CsvSeparator,
  csvByteOrderMark,
  csvLine,
  type ListedPerson,
  sortPeople,
  writeWorkbook,
} from 'birrete/rules';
import { spanishDay } from '#platform/calendar-day.ts';
import { serveThread } from '#platform/concurrency/serve-thread.ts';
import { personNameOf } from '#platform/database/tables/person-columns.ts';
import type { ReportedApplication } from '../applications.query.ts';
import { type ReportKind, reportColumns, reportKinds } from './report-kinds.ts';
import { reportMessages as messages } from './reports.messages.ts';

/** The data with which a report's thread starts. */
export type ReportData = {
  call: ReportKind['call'];
  format: 'CSV' | 'XLSX' | 'PDF';
  csvSeparator: CsvSeparator;
  subtitle: string;
  today: string;
  timeZone: string;
  /** True if the title of somebody in it is annulled or on hold. */
  hasStandings: boolean;
};

/**
 * A question to the thread: rows of some ceremonies as JSON, the end of these ceremonies in the order of the report, or
 * the end of all.
 */
export type Asked =
  | { kind: 'rows'; json: string }
  | { kind: 'ceremonies'; ids: readonly number[] }
  | { kind: 'end' };

/** The next part of the file, as the content of a JSON string, and the number of records so far. */
export type Answer = { content: string; records: number };

const data: ReportData = workerData;
const { call, format, csvSeparator, subtitle, today, timeZone, hasStandings } = data;
const kind = reportKinds.find((candidate) => candidate.call === call);
if (kind === undefined) throw new Error(`There is no report ${call}`);
const { name } = kind;
const columns = reportColumns(kind, hasStandings);

let read: ReportedApplication[] = [];
let written = '';
let records = 0;
const drawn: string[][] = [];
const headings = columns.map(({ heading }) => heading);
const line = (cells: readonly string[]) => csvLine(cells, csvSeparator);
if (format === 'CSV') written = csvByteOrderMark + line(headings);

serveThread<Asked, Answer>(async (asked) => {
  if (asked.kind === 'rows') {
    read.push(...JSON.parse(`[${asked.json}]`));
    return { content: '', records };
  }
  if (asked.kind === 'ceremonies') write(asked.ids);
  else if (format === 'PDF') written = await draw();
  else if (format === 'XLSX') written = await drawnWorkbook();
  const content = JSON.stringify(written).slice(1, -1);
  written = '';
  return { content, records };
});

/** Writes the rows that were read, ceremony by ceremony. */
function write(ceremonyIds: readonly number[]): void {
  const places = new Map(ceremonyIds.map((id, place) => [id, place]));
  const ceremonyPlace = ({ ceremony_id }: ReportedApplication) => places.get(ceremony_id) ?? 0;
  const people = sortPeople(read, listedPersonOf);
  const ordered = people.toSorted((a, b) => ceremonyPlace(a) - ceremonyPlace(b));
  const rows = ordered.map((row) => columns.map(({ value }) => value(row, timeZone)));
  records += rows.length;
  read = [];
  if (format === 'CSV') written += rows.map(line).join('');
  else drawn.push(...rows);
}

function listedPersonOf(row: ReportedApplication): ListedPerson {
  return { ...personNameOf(row), code: row.application_code };
}

async function draw(): Promise<string> {
  // Fonts and the writer of PDF take a third of the time in which a thread starts.
  const { drawPdf } = await import('./pdf.ts');
  const bytes = await drawPdf({
    title: name,
    subtitle,
    footer: messages.footer(spanishDay(today), records),
    page: messages.page,
    noRecords: messages.noRecords,
    columns,
    rows: drawn,
  });
  return bytes.toString('base64');
}

async function drawnWorkbook(): Promise<string> {
  const bytes = writeWorkbook({ header: headings, rows: drawn, sheet: messages.sheet });
  return Buffer.from(await new Response(bytes).arrayBuffer()).toString('base64');
}
