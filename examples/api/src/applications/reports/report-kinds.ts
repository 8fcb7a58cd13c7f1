import { presentName, type ReportCall, type ReportSpec, reports } from 'birrete/rules';
import { dayInZone, spanishDay } from '#platform/calendar-day.ts';
import type { ApplicationStatus } from '#platform/database/tables/application-tables.ts';
import { nameColumns, personNameOf } from '#platform/database/tables/person-columns.ts';
import type { ReportedApplication } from '../applications.query.ts';
import { reportMessages } from './reports.messages.ts';

type Field = keyof ReportedApplication;

/** A column: its heading, its share of the page's width, and its text, from some fields of a row. */
type ReportColumn = {
  heading: string;
  share: number;
  fields: readonly Field[];
  value: (row: ReportedApplication, timeZone: string) => string;
};

/** One report: its call, and the people and columns that it lists. */
export type ReportKind = ReportSpec & {
  call: ReportCall;
  status: ApplicationStatus | undefined;
  columns: readonly ReportColumn[];
};

const { columns: headings, statuses, titleStandings } = reportMessages;

function column<Name extends Field>(
  heading: string,
  share: number,
  fields: readonly Name[],
  value: (row: Pick<ReportedApplication, Name>, timeZone: string) => string,
): ReportColumn {
  return { heading, share, fields, value };
}

const code = column(headings.code, 12, ['application_code'], (row) => row.application_code);
const status = column(headings.status, 10, ['status'], (row) => statuses[row.status]);
const identification = column(
  headings.identification,
  12,
  ['identification_type', 'id_number'],
  (row) => `${row.identification_type} ${row.id_number}`.trim(),
);
const lastNames = column(headings.lastNames, 16, nameColumns, (row) => {
  const { lastName, secondLastName } = presentName(personNameOf(row));
  return joinNames(lastName, secondLastName);
});
const firstNames = column(headings.firstNames, 16, nameColumns, (row) => {
  const { firstName, secondName, thirdName } = presentName(personNameOf(row));
  return joinNames(firstName, secondName, thirdName);
});
const email = column(headings.email, 30, ['email'], (row) => row.email);
const phone = column(headings.phone, 12, ['phone'], (row) => row.phone ?? '');
const career = column(headings.career, 18, ['career_name'], (row) => row.career_name);
const faculty = column(headings.faculty, 18, ['faculty_name'], (row) => row.faculty_name);
const ceremony = column(headings.ceremony, 18, ['ceremony_name'], (row) => row.ceremony_name);
const ceremonyDate = column(headings.ceremonyDate, 11, ['ceremony_date'], (row) =>
  spanishDay(row.ceremony_date),
);
const appliedAt = column(headings.appliedAt, 11, ['applied_at'], (row, timeZone) =>
  spanishDay(dayInZone(new Date(row.applied_at), timeZone)),
);

/** Stands last in a report of which a title is annulled or on hold. */
const titleStanding = column(headings.titleStanding, 10, ['title_standing'], (row) =>
  row.title_standing === null ? '' : titleStandings[row.title_standing],
);

const contacts = [lastNames, firstNames, identification, email, phone, career, ceremony];

/** The fields that determine the order: by ceremony, then by surname and name. */
const orderFields = ['ceremony_id', 'last_name', 'second_last_name', 'first_name', 'id'] as const;

const columns: Readonly<Record<ReportCall, readonly ReportColumn[]>> = {
  reportGraduatedApplications: [
    code,
    status,
    identification,
    lastNames,
    firstNames,
    career,
    faculty,
    ceremony,
    ceremonyDate,
    appliedAt,
  ],
  reportConfirmedStudents: [code, identification, lastNames, firstNames, career, faculty],
  reportContactListApplicants: contacts,
  reportContactListConfirmed: contacts,
};

/** Finds the report of a call. */
export function reportForCall(call: ReportCall): ReportKind {
  const report = reports[call];
  const reported = report.ofConfirmed ? 'CONFIRMADA' : undefined;
  return { ...report, call, status: reported, columns: columns[call] };
}

/** The four reports of the contract. */
export const reportKinds: readonly ReportKind[] = (
  [
    'reportGraduatedApplications',
    'reportConfirmedStudents',
    'reportContactListApplicants',
    'reportContactListConfirmed',
  ] as const
).map(reportForCall);

/** The columns of a report. @param hasStandings true if the title of somebody in it is annulled or on hold */
export function reportColumns(
  { columns }: Pick<ReportKind, 'columns'>,
  hasStandings: boolean,
): readonly ReportColumn[] {
  return hasStandings ? [...columns, titleStanding] : columns;
}

/** Lists the fields that columns show or that determine the order. */
export function reportFields(columns: readonly ReportColumn[]): readonly Field[] {
  return [...new Set([...orderFields, ...columns.flatMap(({ fields }) => fields)])];
}

function joinNames(...parts: (string | null | undefined)[]): string {
  return parts.filter((part) => part != null && part !== '').join(' ');
}
