import { type ReportKind, reportKinds } from '#domain/report/report.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { reportsMessages } from '../reports.messages.ts';
import { reportTexts } from './report-texts.ts';
import type { ReportsController } from './reports.controller.ts';

interface ReportKindsProps {
  readonly reports: ReportsController;
  /** The id of the element to focus if no report is selected. */
  readonly id: string;
}

/** A radio group with the four reports as cards. */
export function ReportKinds({ reports, id }: ReportKindsProps) {
  const messages = useMessages(reportsMessages);
  const { choice, choose, problem } = reports;
  return (
    <RadioGroup<ReportKind>
      id={id}
      label={messages.kind}
      items={reportKinds}
      itemKey={(kind) => kind}
      itemLabel={(kind) => reportTexts(kind, messages).name}
      itemDetail={(kind) => reportTexts(kind, messages).text}
      value={choice.kind ?? null}
      onChange={(type) => choose({ type })}
      layout="cards"
      name="report-kind"
      error={problem === 'no-kind' ? messages.kindMissing : undefined}
      isRequired
    />
  );
}
