import type { CallInput } from '#contract/calls.ts';
import { type ReportCall, reportMessage, reports as reportSpecs } from '#contract/reports.ts';
import { sortPeople } from '#domain/person/person-order.ts';
import type { ReportFormat } from '#domain/report/report.ts';
import { csvParts } from '#domain/text/csv.ts';
import { compareCodeUnits } from '#domain/text/spanish-order.ts';
import { textTable } from '#domain/text/text-table.ts';
import { listedPersonOf } from '#testing/university/numbered-rows.ts';
import type { ApplicationRow, CeremonyRow } from '#testing/university/rows.ts';
import { decline } from '../declined-call.ts';
import type { Exchange, Replies } from '../exchange.ts';
import type { FakeUniversity } from '../fake-university.ts';
import { findRow } from '../memory.ts';
import { standingOf } from '../titles/title-facts.ts';
import { singlePagePdf } from './single-page-pdf.ts';

const header = [
  'Código',
  'Nombre',
  'Primer apellido',
  'Segundo apellido',
  'Identificación',
  'Correo electrónico',
  'Teléfono',
];

const standingNames = { annulled: 'Anulado', 'on-hold': 'En revisión' } as const;

/** The standing of an application's title: '' if it stands, or was not issued. */
function titleStandingOf(university: FakeUniversity, { id }: ApplicationRow): string {
  const own = university.rows.titles.filter(({ application_id }) => application_id === id);
  const kinds = own.map((title) => standingOf(university, title.id).kind);
  const kind = kinds.find((each) => each === 'annulled' || each === 'on-hold');
  return kind === undefined ? '' : standingNames[kind];
}

function csvOf(university: FakeUniversity, applications: readonly ApplicationRow[]): string {
  const standings = applications.map((row) => titleStandingOf(university, row));
  const hasStandings = standings.some((standing) => standing !== '');
  const headings = hasStandings ? [...header, 'Título'] : header;
  const parts = csvParts(
    textTable(headings, applications, (row) => [
      row.application_code,
      row.first_name,
      row.last_name,
      row.second_last_name ?? '',
      row.id_number,
      row.email,
      row.phone ?? '',
      ...(hasStandings ? [titleStandingOf(university, row)] : []),
    ]),
  );
  return [...parts].join('');
}

/** A file of each format; a workbook begins as a ZIP archive and has no sheet. */
const contents: Readonly<Record<ReportFormat, ContentOf>> = {
  CSV: csvOf,
  PDF: (_university, _applications, title) => btoa(singlePagePdf(title)),
  XLSX: () => btoa(emptyArchive),
};

const emptyArchive = `PK\u0005\u0006${'\u0000'.repeat(18)}`;

type ContentOf = (
  university: FakeUniversity,
  applications: readonly ApplicationRow[],
  title: string,
) => string;

/** The ceremony that a report is limited to. @throws DeclinedCall 422 without one that it needs, 404 */
function ceremonyIn({ university, input }: Exchange<CallInput<ReportCall>>, call: ReportCall) {
  const id = input.ceremony_id ?? undefined;
  if (id === undefined && reportSpecs[call].ofConfirmed) throw decline('reportCeremonyRequired');
  const ceremony = id === undefined ? undefined : findRow(university.rows.ceremonies, id);
  if (id !== undefined && ceremony === undefined) throw decline('ceremonyNotFound');
  return ceremony;
}

/** By ceremony, the earliest first, then in the order of people. */
function inOrderOfReport(
  rows: readonly ApplicationRow[],
  ceremonies: readonly CeremonyRow[],
): readonly ApplicationRow[] {
  const places = new Map(
    ceremonies
      .toSorted((a, b) => compareCodeUnits(a.ceremony_date, b.ceremony_date) || a.id - b.id)
      .map(({ id }, place) => [id, place]),
  );
  const placeOf = ({ ceremony_id }: ApplicationRow) => places.get(ceremony_id) ?? 0;
  return sortPeople(rows, listedPersonOf).toSorted((a, b) => placeOf(a) - placeOf(b));
}

function replyTo(call: ReportCall) {
  return (exchange: Exchange<CallInput<ReportCall>>) => {
    const { university, input } = exchange;
    const { name, filename, ofConfirmed } = reportSpecs[call];
    const ceremony = ceremonyIn(exchange, call);
    const rows = university.rows.applications
      .filter((row) => ceremony === undefined || row.ceremony_id === ceremony.id)
      .filter((row) => !ofConfirmed || row.status === 'CONFIRMADA');
    const ordered = inOrderOfReport(rows, university.rows.ceremonies);
    return {
      message: reportMessage(call, rows.length),
      report: {
        format: input.format,
        content: contents[input.format](university, ordered, `${name}: ${rows.length}`),
        filename: `${filename}-${university.today}.${input.format.toLowerCase()}`,
        generated_at: university.now(),
        metadata: { total_records: rows.length, ceremony_name: ceremony?.name ?? null },
      },
    };
  };
}

export const reports: Replies<ReportCall> = {
  reportGraduatedApplications: replyTo('reportGraduatedApplications'),
  reportConfirmedStudents: replyTo('reportConfirmedStudents'),
  reportContactListApplicants: replyTo('reportContactListApplicants'),
  reportContactListConfirmed: replyTo('reportContactListConfirmed'),
};
