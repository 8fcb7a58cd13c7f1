import type { ReportKind } from '#domain/report/report.ts';
import type { ReportsMessages } from '../reports.messages.ts';

const keys = {
  'graduated-applications': 'graduatedApplications',
  'confirmed-students': 'confirmedStudents',
  'contact-list-applicants': 'contactListApplicants',
  'contact-list-confirmed': 'contactListConfirmed',
} as const satisfies Record<ReportKind, keyof ReportsMessages>;

/** The name and description of a report. */
export function reportTexts(
  kind: ReportKind,
  messages: ReportsMessages,
): { readonly name: string; readonly text: string } {
  const key = keys[kind];
  return { name: messages[key], text: messages[`${key}Text`] };
}
