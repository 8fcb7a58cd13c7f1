import type { ApplicationAnswer } from '../applications/applications.answer.ts';
import type { ApplicationStatus } from '../database/schema.ts';
import { dayInZone, spanishDay } from '../days/calendar-day.ts';
import { reportMessages } from './reports.messages.ts';

/** One column: its heading, its share of the page's width, and its text in a row. */
type ReportColumn = {
  heading: string;
  share: number;
  value: (row: ApplicationAnswer, timeZone: string) => string;
};

/** One report: its place under /api/reports, its name, whom it lists and with what. */
export type ReportKind = {
  path: string;
  name: string;
  filename: string;
  requiresCeremony: boolean;
  status: ApplicationStatus | undefined;
  columns: readonly ReportColumn[];
};

const { columns: headings, names, statuses } = reportMessages;

function column(
  heading: string,
  share: number,
  value: (row: ApplicationAnswer, timeZone: string) => string,
): ReportColumn {
  return { heading, share, value };
}

const code = column(headings.code, 12, (row) => row.application_code);
const status = column(headings.status, 10, (row) => statuses[row.status]);
const identification = column(headings.identification, 12, (row) =>
  `${row.identification_type} ${row.id_number}`.trim(),
);
const lastNames = column(headings.lastNames, 16, (row) =>
  joinNames(row.last_name, row.second_last_name),
);
const firstNames = column(headings.firstNames, 16, (row) =>
  joinNames(row.first_name, row.middle_name, row.third_name),
);
const email = column(headings.email, 30, (row) => row.email);
const phone = column(headings.phone, 12, (row) => row.phone ?? '');
const career = column(headings.career, 18, (row) => row.career_name);
const faculty = column(headings.faculty, 18, (row) => row.faculty_name);
const ceremony = column(headings.ceremony, 18, (row) => row.ceremony_name);
const ceremonyDate = column(headings.ceremonyDate, 11, (row) => spanishDay(row.ceremony_date));
const appliedAt = column(headings.appliedAt, 11, (row, timeZone) =>
  spanishDay(dayInZone(new Date(row.applied_at), timeZone)),
);

const contacts = [lastNames, firstNames, identification, email, phone, career, ceremony];

/** The four reports of the contract. */
export const reportKinds: readonly ReportKind[] = [
  {
    path: '/graduated-applications',
    name: names.graduatedApplications,
    filename: 'solicitudes-de-graduandos',
    requiresCeremony: false,
    status: undefined,
    columns: [
      ...[code, status, identification, lastNames, firstNames, career, faculty],
      ...[ceremony, ceremonyDate, appliedAt],
    ],
  },
  {
    path: '/confirmed-students',
    name: names.confirmedStudents,
    filename: 'estudiantes-confirmados',
    requiresCeremony: true,
    status: 'CONFIRMADA',
    columns: [code, identification, lastNames, firstNames, career, faculty],
  },
  {
    path: '/contact-list-applicants',
    name: names.contactListApplicants,
    filename: 'contacto-de-solicitantes',
    requiresCeremony: false,
    status: undefined,
    columns: contacts,
  },
  {
    path: '/contact-list-confirmed',
    name: names.contactListConfirmed,
    filename: 'contacto-de-confirmados',
    requiresCeremony: true,
    status: 'CONFIRMADA',
    columns: contacts,
  },
];

function joinNames(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ');
}
