/** A report's name in messages and documents, and the applications that it lists. */
export interface ReportSpec {
  /** The report's name in messages and documents. */
  readonly name: string;
  /** The start of its file name. */
  readonly filename: string;
  /** True if it lists the confirmed applications of one ceremony. */
  readonly ofConfirmed: boolean;
}

/** The four reports, by the id of their call. */
export const reports = {
  reportGraduatedApplications: {
    name: 'Solicitudes de Graduandos',
    filename: 'solicitudes-de-graduandos',
    ofConfirmed: false,
  },
  reportConfirmedStudents: {
    name: 'Estudiantes Confirmados',
    filename: 'estudiantes-confirmados',
    ofConfirmed: true,
  },
  reportContactListApplicants: {
    name: 'Lista de Contacto de Solicitantes',
    filename: 'contacto-de-solicitantes',
    ofConfirmed: false,
  },
  reportContactListConfirmed: {
    name: 'Lista de Contacto de Confirmados',
    filename: 'contacto-de-confirmados',
    ofConfirmed: true,
  },
} as const satisfies Readonly<Record<string, ReportSpec>>;

/** The id of a report's call. */
export type ReportCall = keyof typeof reports;

/** The message of a success. */
export function reportMessage(call: ReportCall, records: number): string {
  return `Reporte ${reports[call].name} generado exitosamente con ${records} registros`;
}
