import { reportMessage } from 'birrete/rules';
import { sql } from 'kysely';
import { jsonPages, rowsPerPage } from '#calls/lists/json-pages.ts';
import type { Services } from '#calls/services.ts';
import { latestChange } from '#people/person-changes.ts';
import { dayInZone, spanishDay } from '#platform/calendar-day.ts';
import { startThread, type Thread } from '#platform/concurrency/start-thread.ts';
import { refuse } from '#platform/http/failure.ts';
import { applicationsOf, hasTitleStandings } from '../applications.query.ts';
import { type ReportKind, reportColumns, reportFields } from './report-kinds.ts';
import type { Answer, Asked, ReportData } from './report-worker.ts';
import { reportMessages as messages } from './reports.messages.ts';

/** The format of a report, and the ceremony that it is limited to. */
export type ReportRequest = { format: 'CSV' | 'XLSX' | 'PDF'; ceremonyId: number | undefined };

/** The services that a report needs. */
export type ReportServices = Pick<Services, 'kysely' | 'settings' | 'now' | 'pageQueue'>;

type Ceremony = {
  id: number;
  name: string;
  ceremony_date: string;
  ceremony_location: string;
  applications: number;
};
type Pieces = AsyncGenerator<string, void, undefined>;

/** The end of a report's thread: `signal` ends it at once, `onMade` runs when it is no longer needed. */
interface ReportRun {
  readonly signal?: AbortSignal;
  readonly onMade?: () => void;
}

const module = new URL('./report-worker.ts', import.meta.url);

/** MB that the thread of one report may fill. */
const memory = 320;

/**
 * Makes one report, as pieces of the answer's JSON: each can be sent while the next ones are made.
 * @throws ApiFailure 422 if the report needs a ceremony and none is given, 404 if the ceremony does not exist.
 */
export async function makeReport(
  services: ReportServices,
  kind: ReportKind,
  { format, ceremonyId }: ReportRequest,
  run: ReportRun = {},
): Promise<Pieces> {
  if (kind.ofConfirmed && ceremonyId === undefined) throw refuse('reportCeremonyRequired');
  const ceremonies = await listCeremonies(services, ceremonyId);
  const [only] = ceremonyId === undefined ? [] : ceremonies;
  if (ceremonyId !== undefined && only === undefined) throw refuse('ceremonyNotFound');
  const now = services.now();
  const { timeZone, csvSeparator } = services.settings;
  const today = dayInZone(now, timeZone);
  const ids = ceremonies.map(({ id }) => id);
  const hasStandings = await hasTitleStandings(services.kysely, ids);
  const subtitle = subtitleOf(only);
  const data: ReportData = {
    call: kind.call,
    format,
    csvSeparator,
    subtitle,
    today,
    timeZone,
    hasStandings,
  };
  return describeReport(
    {
      format,
      generated_at: now.toISOString(),
      filename: `${kind.filename}-${today}.${format.toLowerCase()}`,
    },
    { kind, ceremony: only, content: writeReport(services, { kind, ceremonies, data, run }) },
  );
}

/** Lists the ceremonies of a report, the earliest first. */
function listCeremonies({ kysely }: ReportServices, id: number | undefined): Promise<Ceremony[]> {
  const query = kysely
    .selectFrom('ceremonies')
    .select(['id', 'name', 'ceremony_date', 'ceremony_location'])
    .select(
      sql<number>`(select count(*)::int from applications where ceremony_id = ceremonies.id)`.as(
        'applications',
      ),
    )
    .orderBy('ceremony_date')
    .orderBy('id');
  return (id === undefined ? query : query.where('id', '=', id)).execute();
}

function subtitleOf(ceremony: Ceremony | undefined): string {
  if (ceremony === undefined) return messages.allCeremonies;
  const { name, ceremony_date, ceremony_location } = ceremony;
  return messages.ceremonyLine(name, spanishDay(ceremony_date), ceremony_location);
}

type Described = {
  kind: ReportKind;
  ceremony: Ceremony | undefined;
  content: AsyncGenerator<string, number, undefined>;
};

/** Writes the answer around the content. The number of records comes last, because it is known when all are written. */
async function* describeReport(report: object, { kind, ceremony, content }: Described): Pieces {
  yield `{"success":true,"report":{${JSON.stringify(report).slice(1, -1)},"content":"`;
  const records = yield* content;
  const metadata = { total_records: records, ceremony_name: ceremony?.name ?? null };
  const message = reportMessage(kind.call, records);
  yield `","metadata":${JSON.stringify(metadata)}},"message":${JSON.stringify(message)}}`;
}

/** Writes the file as the content of a JSON string. @returns the number of records. */
async function* writeReport(
  services: ReportServices,
  { kind, ceremonies, data, run: { signal, onMade } }: WrittenReport,
): AsyncGenerator<string, number, undefined> {
  signal?.throwIfAborted();
  const thread: Thread<Asked, Answer> = startThread(module, { data, memory });
  const end = () => thread.end();
  signal?.addEventListener('abort', end);
  try {
    // The database reads the next rows while the thread orders and writes these.
    const rows = readRows(services, { kind, ceremonies, data });
    for await (const asked of oneAhead(rows)) {
      const { content } = await thread.ask(asked);
      if (content !== '') yield content;
    }
    const { content, records } = await thread.ask({ kind: 'end' });
    // A slow client that reads the rest needs no thread.
    await end();
    onMade?.();
    yield content;
    return records;
  } finally {
    signal?.removeEventListener('abort', end);
    await end();
    onMade?.();
  }
}

interface WrittenReport {
  readonly kind: ReportKind;
  readonly ceremonies: readonly Ceremony[];
  readonly data: ReportData;
  readonly run: ReportRun;
}

/**
 * Reads the rows by ceremony, those of small ceremonies together. Fails if a person is erased or blocked meanwhile,
 * because the report would contain some of their applications and lack others.
 */
async function* readRows(
  services: ReportServices,
  { kind, ceremonies, data }: Omit<WrittenReport, 'run'>,
): AsyncGenerator<Asked, void, undefined> {
  const { status } = kind;
  const fields = reportFields(reportColumns(kind, data.hasStandings));
  const change = await latestChange(services.kysely);
  for (const ids of together(ceremonies)) {
    const list = applicationsOf({ ceremonyIds: ids, status, fields });
    for await (const json of jsonPages(services, list)) yield { kind: 'rows', json };
    yield { kind: 'ceremonies', ids };
  }
  if ((await latestChange(services.kysely)) === change) return;
  throw new Error('A person was erased or blocked while the report was made.');
}

/** Groups successive ceremonies whose rows fill a page together. */
function together(ceremonies: readonly Ceremony[]): number[][] {
  const groups: number[][] = [];
  let free = -1;
  for (const { id, applications } of ceremonies) {
    if (applications > free) {
      groups.push([]);
      free = rowsPerPage;
    }
    groups.at(-1)?.push(id);
    free -= applications;
  }
  return groups;
}

/** Yields the items of a source, and requests the next item while the previous one is used. */
async function* oneAhead<Item>(
  source: AsyncGenerator<Item, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  const begin = () => {
    const item = source.next();
    // Prevents an unhandled rejection: the failure is thrown when the item is awaited.
    item.catch(() => {});
    return item;
  };
  try {
    for (let next = begin(); ; ) {
      const { done, value } = await next;
      if (done) return;
      next = begin();
      yield value;
    }
  } finally {
    await source.return();
  }
}
