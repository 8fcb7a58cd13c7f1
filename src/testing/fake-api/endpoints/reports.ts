import type { ApplicationRow, DemoUniversity } from '../../university/rows.ts';
import { ApiFailure, referred } from '../api-failure.ts';
import type { ContractCall } from '../contract-calls.ts';
import { adminCall, type Endpoint, type Exchange } from '../endpoint.ts';
import { fakeApiMessages } from '../fake-api.messages.ts';
import { wholeNumber } from '../request-body.ts';
import { singlePagePdf } from '../single-page-pdf.ts';

type Report = {
  call: ContractCall;
  slug: string;
  title: string;
  /** Reports of confirmed people need a ceremony and hold nobody else. */
  confirmedOnly: boolean;
};

const reports: readonly Report[] = [
  {
    call: 'POST /api/reports/graduated-applications',
    slug: 'solicitudes-de-graduandos',
    title: 'Solicitudes de Graduandos',
    confirmedOnly: false,
  },
  {
    call: 'POST /api/reports/confirmed-students',
    slug: 'estudiantes-confirmados',
    title: 'Estudiantes Confirmados',
    confirmedOnly: true,
  },
  {
    call: 'POST /api/reports/contact-list-applicants',
    slug: 'contactos-de-solicitantes',
    title: 'Lista de Contacto de Solicitantes',
    confirmedOnly: false,
  },
  {
    call: 'POST /api/reports/contact-list-confirmed',
    slug: 'contactos-de-confirmados',
    title: 'Lista de Contacto de Confirmados',
    confirmedOnly: true,
  },
];

function csvOf(applications: readonly ApplicationRow[]): string {
  const cells = applications.map((row) => [
    row.application_code,
    row.first_name,
    row.last_name,
    row.second_last_name,
    row.id_number,
    row.email,
    row.phone ?? '',
  ]);
  const header = ['Código', 'Nombre', 'Primer apellido', 'Segundo apellido', 'Identificación'];
  return [[...header, 'Correo electrónico', 'Teléfono'], ...cells]
    .map((line) => line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
}

function ceremonyIn(rows: DemoUniversity, exchange: Exchange, report: Report) {
  const given = exchange.body.ceremony_id;
  if (given !== undefined && given !== null) {
    const id = wholeNumber(exchange.body, 'ceremony_id');
    return referred(rows.ceremonies, id, fakeApiMessages.ceremonyMissing);
  }
  if (report.confirmedOnly) throw new ApiFailure(422, fakeApiMessages.ceremonyRequired);
  return undefined;
}

function generate(exchange: Exchange, report: Report) {
  const { university, body } = exchange;
  const { format } = body;
  if (format !== 'CSV' && format !== 'PDF') {
    throw new ApiFailure(422, fakeApiMessages.reportFormatInvalid);
  }
  const ceremony = ceremonyIn(university.rows, exchange, report);
  const rows = university.rows.applications
    .filter((row) => !ceremony || row.ceremony_id === ceremony.id)
    .filter((row) => !report.confirmedOnly || row.status === 'CONFIRMADA');
  const content =
    format === 'CSV' ? csvOf(rows) : btoa(singlePagePdf(`${report.title}: ${rows.length}`));
  return {
    json: {
      success: true,
      message: fakeApiMessages.done,
      report: {
        format,
        content,
        filename: `${report.slug}-${university.today}.${format.toLowerCase()}`,
        generated_at: university.now(),
        metadata: { total_records: rows.length, ceremony_name: ceremony?.name ?? null },
      },
    },
  };
}

export const reportEndpoints: readonly Endpoint[] = reports.map((report) =>
  adminCall(report.call, (exchange) => generate(exchange, report)),
);
