import { useState } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { useInvalidate } from '#admin-console/data/use-invalidate.ts';
import { type ListState, useList } from '#admin-console/data/use-list.ts';
import { useOffers } from '#admin-console/data/use-offers.ts';
import { useAddressFilters } from '#admin-console/navigation/address-filters.ts';
import { isOutdated } from '#api/api-error.ts';
import { generateReport, type ReportRequest } from '#api/reports/generate-report.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import type { Report, ReportFormat } from '#domain/report/report.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { useFailureNotices } from '#provider/failure-notices.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { useTask } from '#react/use-task.ts';
import { saveFile } from '#ui/save-file/save-file.ts';
import { reportsMessages } from '../reports.messages.ts';
import { type BannerController, useBanner } from './banner.controller.ts';
import { fileOf, type ReportFile } from './report-file.flow.ts';
import { reportTexts } from './report-texts.ts';
import {
  noSelection,
  offeredFormats,
  type ReportChoice,
  type ReportFilters,
  type ReportProblem,
  readChoice,
  requestOf,
} from './reports.flow.ts';

/** The latest report with its content, so that downloading it again needs no call. */
export interface LastReport {
  readonly report: Report;
  readonly file: ReportFile;
  readonly download: () => void;
}

export interface ReportsController {
  readonly ceremonies: ListState<Ceremony>;
  readonly formats: readonly ReportFormat[];
  readonly choice: ReportChoice;
  readonly choose: (patch: Partial<ReportFilters>) => void;
  /** The problem that the latest attempt found, until the selection changes. */
  readonly problem: ReportProblem | undefined;
  readonly banner: BannerController;
  readonly isBusy: boolean;
  readonly last: LastReport | undefined;
  /** @returns the problem if there is one; in that case nothing is sent. */
  readonly generate: () => ReportProblem | undefined;
}

/** The selection, the report in progress, and the latest report. */
export function useReports(): ReportsController {
  const ceremonies = useList(resources.ceremonies);
  const { filters, setFilters } = useAddressFilters('reports', noSelection);
  const formats = offeredFormats(useOffers('xlsx'));
  const choice = readChoice(filters, ceremonies, formats);
  const banner = useBanner();
  const showProblem = useProblemBanner(banner);
  const { isBusy, last, run } = useGeneration(banner);
  const [attempted, setAttempted] = useState(false);
  const request = requestOf(choice);

  return {
    ceremonies,
    formats,
    choice,
    choose: (patch) => {
      if (attempted) banner.hide();
      setAttempted(false);
      setFilters(patch);
    },
    problem: attempted && typeof request === 'string' ? request : undefined,
    banner,
    isBusy,
    last,
    generate: () => {
      if (typeof request === 'string') {
        setAttempted(true);
        showProblem(request);
        return request;
      }
      setAttempted(false);
      run(request);
      return undefined;
    },
  };
}

function useProblemBanner({ show }: BannerController) {
  const messages = useMessages(reportsMessages);
  return (problem: ReportProblem) => {
    const { noKind, noCeremony, goneCeremony } = messages;
    const problemMessages = {
      'no-kind': noKind,
      'no-ceremony': noCeremony,
      'gone-ceremony': goneCeremony,
    };
    show('danger', problemMessages[problem]);
  };
}

/** Generates one report at a time. Leaving the section aborts it. */
function useGeneration(banner: BannerController) {
  const { api } = useGraduation();
  const notices = useFailureNotices();
  const invalidate = useInvalidate();
  const { messages, format } = useText(reportsMessages);
  const task = useTask();
  const [last, setLast] = useState<LastReport>();

  const show = (report: Report, { kind }: ReportRequest) => {
    const file = fileOf(report, messages.fallbackFile);
    if (file === undefined) return banner.show('danger', messages.decodeFailed);
    const download = () => saveFile(file.body, file.name);
    download();
    setLast({ report, file, download });
    const values = { name: reportTexts(kind, messages).name, count: report.totalRecords };
    banner.show('success', format(messages.generated, values));
  };
  const fail = (error: unknown) => {
    const message = notices.describeInline(error, { message: messages.failed });
    if (message !== undefined) banner.show('danger', message);
    if (isOutdated(error)) void invalidate(resources.ceremonies);
  };

  return {
    isBusy: task.isBusy,
    last,
    run: (request: ReportRequest) => {
      banner.hide();
      task.run({
        call: (signal) => generateReport(api, request, signal),
        onDone: (report) => show(report, request),
        onFailed: fail,
      });
    },
  };
}
