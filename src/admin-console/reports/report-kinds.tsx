import { type ReportKind, reportKinds } from '../../domain/report.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import type { ReportsController } from './reports.controller.ts';
import { type ReportsWords, reportsMessages } from './reports.messages.ts';

interface ReportKindsProps {
  readonly reports: ReportsController;
  /** Where the focus goes when no report is chosen. */
  readonly id: string;
}

/** The four report cards (spec §2). */
export function ReportKinds({ reports, id }: ReportKindsProps) {
  const words = useMessages(reportsMessages);
  const { choice, choose, problem } = reports;
  return (
    <RadioGroup<ReportKind>
      id={id}
      label={words.kind}
      items={reportKinds}
      itemKey={(kind) => kind}
      itemLabel={(kind) => words[kind]}
      itemDetail={(kind) => textOf(kind, words)}
      value={choice.kind ?? null}
      onChange={(type) => choose({ type })}
      layout="cards"
      name="report-kind"
      error={problem === 'no-kind' ? words.kindMissing : undefined}
      isRequired
    />
  );
}

function textOf(kind: ReportKind, words: ReportsWords): string {
  switch (kind) {
    case 'graduated-applications':
      return words.graduatedApplicationsText;
    case 'confirmed-students':
      return words.confirmedStudentsText;
    case 'contact-list-applicants':
      return words.contactListApplicantsText;
    case 'contact-list-confirmed':
      return words.contactListConfirmedText;
    default:
      return kind satisfies never;
  }
}
