import * as v from 'valibot';
import { reportFormats } from '#domain/report/report.ts';
import type { CallRow } from './schema/call-row.ts';
import { fieldMessages, idNumber, inputObject } from './schema/fields.ts';
import type { RefusalAnswer } from './schema/refusal.ts';

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

/** A report; its parts stand beside `success`. */
export const reportAnswer = v.object({
  message: v.string(),
  report: v.object({
    format: v.picklist(reportFormats),
    content: v.pipe(
      v.string(),
      v.description(
        'CSV: the text itself, with a byte order mark at its start. PDF and XLSX: base64.',
      ),
    ),
    filename: v.string(),
    generated_at: v.pipe(v.string(), v.isoTimestamp()),
    metadata: v.object({ total_records: v.number(), ceremony_name: v.nullable(v.string()) }),
  }),
});

/** A report, as the server answers it. */
export type ReportAnswer = v.InferOutput<typeof reportAnswer>;

/** Reports. One of an unknown ceremony is refused as a bulk issue is. */
export const reportRefusals = {
  reportCeremonyRequired: {
    field: 'ceremony_id',
    status: 422,
    message: 'Este reporte requiere seleccionar una ceremonia',
  },
} as const satisfies Record<string, RefusalAnswer>;

const formatInvalid = 'El formato debe ser CSV, XLSX o PDF';
const ceremonyInvalid = fieldMessages.invalid('El acto de grado');

/** Body of every report. An omitted ceremony, null and a blank text all mean none. */
const reportInput = inputObject({
  format: v.pipe(
    v.string(formatInvalid),
    v.trim(),
    v.toUpperCase(),
    v.picklist(reportFormats, formatInvalid),
  ),
  ceremony_id: v.optional(
    v.nullable(
      v.union(
        [
          v.pipe(
            v.literal(''),
            v.transform(() => null),
          ),
          idNumber(ceremonyInvalid),
        ],
        ceremonyInvalid,
      ),
    ),
  ),
});

/** The reports. */
export const reportCalls = {
  reportGraduatedApplications: {
    purpose: 'Report the applications of one or all ceremonies',
    usedBy: ['reports'],
    audience: 'administrators',
    proof: 'fresh',
    queue: 'own',
    input: reportInput,
    status: 200,
    answer: { kind: 'beside', schema: reportAnswer },
    refusals: ['ceremonyNotFound'],
  },
  reportConfirmedStudents: {
    purpose: 'Report the confirmed students of a ceremony',
    usedBy: ['reports'],
    audience: 'administrators',
    proof: 'fresh',
    queue: 'own',
    input: reportInput,
    status: 200,
    answer: { kind: 'beside', schema: reportAnswer },
    refusals: ['reportCeremonyRequired', 'ceremonyNotFound'],
  },
  reportContactListApplicants: {
    purpose: 'Report the contact data of the applicants of one or all ceremonies',
    usedBy: ['reports'],
    audience: 'administrators',
    proof: 'fresh',
    queue: 'own',
    input: reportInput,
    status: 200,
    answer: { kind: 'beside', schema: reportAnswer },
    refusals: ['ceremonyNotFound'],
  },
  reportContactListConfirmed: {
    purpose: 'Report the contact data of the confirmed students of a ceremony',
    usedBy: ['reports'],
    audience: 'administrators',
    proof: 'fresh',
    queue: 'own',
    input: reportInput,
    status: 200,
    answer: { kind: 'beside', schema: reportAnswer },
    refusals: ['reportCeremonyRequired', 'ceremonyNotFound'],
  },
} as const satisfies Record<string, CallRow>;
