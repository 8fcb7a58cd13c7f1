import type { Timestamp } from '../calendar/timestamp.ts';

/** The four reports, by the last part of their path. */
export const reportKinds = [
  'graduated-applications',
  'confirmed-students',
  'contact-list-applicants',
  'contact-list-confirmed',
] as const;

export type ReportKind = (typeof reportKinds)[number];

/** XLSX only for servers that offer 'xlsx'. */
export const reportFormats = ['CSV', 'XLSX', 'PDF'] as const;

export type ReportFormat = (typeof reportFormats)[number];

/** A generated report. */
export interface Report {
  readonly format: ReportFormat;
  /** The text itself for CSV, base64 for PDF and XLSX. */
  readonly content: string;
  readonly filename: string | undefined;
  readonly generatedAt: Timestamp | undefined;
  /** 0 if the server sent no number. */
  readonly totalRecords: number;
  readonly ceremonyName: string | undefined;
}

/** True if a report is about a single ceremony. */
export function requiresCeremony(kind: ReportKind): boolean {
  return kind === 'confirmed-students' || kind === 'contact-list-confirmed';
}
