import { type ReportKind, reportKinds } from '../../../domain/report/report.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { reportsMessages } from '../reports.messages.ts';
import { reportWords } from './report-words.ts';
import type { ReportsController } from './reports.controller.ts';

interface ReportKindsProps {
  readonly reports: ReportsController;
  /** Where the focus goes when no report is chosen. */
  readonly id: string;
}

/** The four reports as cards. */
export function ReportKinds({ reports, id }: ReportKindsProps) {
  const words = useMessages(reportsMessages);
  const { choice, choose, problem } = reports;
  return (
    <RadioGroup<ReportKind>
      id={id}
      label={words.kind}
      items={reportKinds}
      itemKey={(kind) => kind}
      itemLabel={(kind) => reportWords(kind, words).name}
      itemDetail={(kind) => reportWords(kind, words).text}
      value={choice.kind ?? null}
      onChange={(type) => choose({ type })}
      layout="cards"
      name="report-kind"
      error={problem === 'no-kind' ? words.kindMissing : undefined}
      isRequired
    />
  );
}
