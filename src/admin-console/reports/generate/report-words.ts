import type { ReportKind } from '../../../domain/report/report.ts';
import type { ReportsWords } from '../reports.messages.ts';

const keys = {
  'graduated-applications': 'graduatedApplications',
  'confirmed-students': 'confirmedStudents',
  'contact-list-applicants': 'contactListApplicants',
  'contact-list-confirmed': 'contactListConfirmed',
} as const satisfies Record<ReportKind, keyof ReportsWords>;

/** The name of a report and what it holds. */
export function reportWords(
  kind: ReportKind,
  words: ReportsWords,
): { readonly name: string; readonly text: string } {
  const key = keys[kind];
  return { name: words[key], text: words[`${key}Text`] };
}
