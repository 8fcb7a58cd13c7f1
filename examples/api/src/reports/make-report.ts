import type { ApplicationAnswer } from '../applications/applications.answer.ts';
import { listApplications } from '../applications/applications.query.ts';
import { dayInZone, spanishDay } from '../days/calendar-day.ts';
import { compareSpanish } from '../names/spanish-order.ts';
import { invalid, missing } from '../server/failure.ts';
import type { Services } from '../server/services.ts';
import { writeCsv } from './csv.ts';
import { drawPdf } from './pdf.ts';
import type { ReportKind } from './report-kinds.ts';
import type { ReportAnswer } from './reports.answer.ts';
import { reportMessages as messages } from './reports.messages.ts';

/** What is asked of a report. */
export type ReportRequest = { format: 'CSV' | 'PDF'; ceremonyId: number | undefined };

type Ceremony = { name: string; ceremony_date: string; ceremony_location: string };

/**
 * Makes one report.
 * @throws ApiFailure 422 without the ceremony that it needs, 404 when there is no such ceremony.
 */
export async function makeReport(
  services: Services,
  kind: ReportKind,
  { format, ceremonyId }: ReportRequest,
): Promise<ReportAnswer> {
  if (kind.requiresCeremony && ceremonyId === undefined) throw invalid(messages.ceremonyRequired);
  const ceremony = ceremonyId === undefined ? undefined : await findCeremony(services, ceremonyId);
  const filter = { ceremonyId, status: kind.status };
  const applications = inReadingOrder(await listApplications(services.kysely, filter));
  const { timeZone } = services.settings;
  const rows = applications.map((row) => kind.columns.map(({ value }) => value(row, timeZone)));
  const now = services.now();
  const today = dayInZone(now, timeZone);
  const content =
    format === 'CSV'
      ? writeCsv(
          kind.columns.map(({ heading }) => heading),
          rows,
        )
      : await drawReport(kind, rows, ceremony, today);
  return {
    message: messages.generated(kind.name, rows.length),
    report: {
      format,
      content,
      filename: `${kind.filename}-${today}.${format.toLowerCase()}`,
      generated_at: now.toISOString(),
      metadata: { total_records: rows.length, ceremony_name: ceremony?.name ?? null },
    },
  };
}

async function findCeremony({ kysely }: Services, id: number): Promise<Ceremony> {
  const ceremony = await kysely
    .selectFrom('ceremonies')
    .select(['name', 'ceremony_date', 'ceremony_location'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (ceremony === undefined) throw missing(messages.ceremonyNotFound);
  return ceremony;
}

async function drawReport(
  kind: ReportKind,
  rows: readonly (readonly string[])[],
  ceremony: Ceremony | undefined,
  today: string,
): Promise<string> {
  const bytes = await drawPdf({
    title: kind.name,
    subtitle:
      ceremony === undefined
        ? messages.allCeremonies
        : messages.ceremonyLine(
            ceremony.name,
            spanishDay(ceremony.ceremony_date),
            ceremony.ceremony_location,
          ),
    footer: messages.footer(spanishDay(today), rows.length),
    page: messages.page,
    noRecords: messages.noRecords,
    columns: kind.columns,
    rows,
  });
  return bytes.toString('base64');
}

/** By ceremony, the earliest first, then as in a telephone book. */
function inReadingOrder(applications: readonly ApplicationAnswer[]): ApplicationAnswer[] {
  return [...applications].sort(
    (a, b) =>
      compareSpanish(a.ceremony_date, b.ceremony_date) ||
      a.ceremony_id - b.ceremony_id ||
      compareSpanish(a.last_name, b.last_name) ||
      compareSpanish(a.second_last_name ?? '', b.second_last_name ?? '') ||
      compareSpanish(a.first_name, b.first_name) ||
      a.id - b.id,
  );
}
