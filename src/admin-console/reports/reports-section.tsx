import { useId, useRef } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { focusField } from '#ui/error-summary/focus-field.ts';
import { SectionPage } from '../frame/section-page.tsx';
import { useConsole } from '../navigation/console-context.ts';
import { CallScriptPanel } from './call-script/call-script-panel.tsx';
import { FormatsPanel } from './generate/formats-panel.tsx';
import { LastReportPanel } from './generate/last-report-panel.tsx';
import { ReportKinds } from './generate/report-kinds.tsx';
import { ReportOptions } from './generate/report-options.tsx';
import { type ReportsController, useReports } from './generate/reports.controller.ts';
import { reportsMessages } from './reports.messages.ts';
import { GenerateLayout } from './reports.styles.ts';

/** 'Reportes': four reports as CSV or PDF, and the call script of a ceremony. */
export function ReportsSection() {
  const reports = useReports();
  const messages = useMessages(reportsMessages);
  const { can } = useConsole();
  const canGenerate = can('reports.generate');
  const canPrepare = can('reports.call-script');
  return (
    <SectionPage title={messages.title}>
      {canGenerate && <GenerateReport reports={reports} />}
      {canPrepare && (
        <CallScriptPanel ceremonies={reports.ceremonies} chosen={chosenCeremony(reports.choice)} />
      )}
      {!canGenerate && !canPrepare && <EmptyState title={messages.notAllowed} />}
    </SectionPage>
  );
}

/** The choice of a report, the latest one, and an explanation of the formats. */
function GenerateReport({ reports }: { readonly reports: ReportsController }) {
  const messages = useMessages(reportsMessages);
  const kindsId = useId();
  const ceremonyId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { last, banner } = reports;

  const generate = () => {
    const problem = reports.generate();
    if (problem === undefined || button.current === null) return;
    focusField(button.current, problem === 'no-kind' ? kindsId : ceremonyId);
  };

  return (
    <>
      <GenerateLayout>
        <ReportKinds reports={reports} id={kindsId} />
        <ReportOptions
          reports={reports}
          ceremonyId={ceremonyId}
          buttonRef={button}
          onGenerate={generate}
        />
      </GenerateLayout>
      {last !== undefined && (
        <LastReportPanel
          last={last}
          onViewFailure={() => banner.show('danger', messages.viewFailed)}
        />
      )}
      <FormatsPanel />
    </>
  );
}

function chosenCeremony({ ceremony }: ReportsController['choice']): number | undefined {
  return typeof ceremony === 'object' && ceremony.kind === 'single' ? ceremony.id : undefined;
}
