import { useMemo, useState } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { useList } from '#admin-console/data/use-list.ts';
import { useLists } from '#admin-console/data/use-lists.ts';
import { useToday } from '#admin-console/data/use-today.ts';
import { type Form, useForm } from '#admin-console/form/use-form.ts';
import { useUnsavedWork } from '#admin-console/navigation/use-unsaved-work.ts';
import { issueDateKey } from '#api/titles/bulk-issue.ts';
import type { Application } from '#domain/application/application.ts';
import {
  type CalendarDate,
  formatDayMonthYear,
  parseCalendarDate,
} from '#domain/calendar/calendar-date.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { byRegister } from '#domain/registers.ts';
import { findingsOfIssue, type IssueFinding } from '#domain/registry/issue/issue-findings.ts';
import type { IssuePlan } from '#domain/registry/issue/issue-plan.ts';
import {
  type CeremonyProblem,
  ceremonyProblem,
  checkDate,
  completedCeremonies,
  type DateProblem,
} from './form/issue-form.flow.ts';
import { type PaperCheck, usePaperCheck } from './rehearsal/paper-check.controller.ts';
import { type IssueEstimate, useIssueEstimate } from './rehearsal/rehearsal.controller.ts';
import { spanOf } from './rehearsal/rehearsal.flow.ts';
import { type IssueOrder, type IssueResult, isComplete } from './result/issue-result.flow.ts';
import { useIssueRun } from './run/issue-run.controller.ts';
import { type IssueRun, isUnderWay, maySend } from './run/issue-run.flow.ts';

/** The completed ceremonies, as far as they have been read. */
type IssueChoices =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly ceremonies: readonly Ceremony[] };

export interface BulkIssue {
  readonly choices: IssueChoices;
  readonly chosen: Ceremony | null;
  readonly choose: (ceremony: Ceremony | null) => void;
  readonly form: Form<'date', DateProblem>;
  /** Undefined until the lists are read and the date is valid: the form's problems are shown first. */
  readonly ceremonyProblem: CeremonyProblem | undefined;
  readonly estimate: IssueEstimate;
  /** Warnings about the day and the numbers, which the user may ignore. */
  readonly warnings: readonly IssueFinding[];
  /** The problems on paper that the server finds. */
  readonly paper: PaperCheck;
  readonly isRefreshing: boolean;
  readonly run: IssueRun;
  /** The result of the ceremony's last issue in this console. */
  readonly lastResult: IssueResult | undefined;
  readonly canSubmit: boolean;
  readonly verifyAgain: () => void;
}

const fields = ['date'] as const;
const none: readonly Application[] = [];

/** The chosen ceremony and date, the rehearsal of its titles, and the issue itself. */
export function useBulkIssue(): BulkIssue {
  const { run, results, send, verifyAgain, dismiss } = useIssueRun();
  const [chosen, setChosen] = useState<Ceremony | null>(() => ceremonyOf(run));
  const { choices, isRefreshing, completed } = useChoices();
  const ceremony = currentCeremony(chosen, completed);
  const estimate = useIssueEstimate(ceremony);
  useUnsavedWork(isUnderWay(run), 'issue');

  const plan = estimate.status === 'none' ? undefined : estimate.plan;
  const confirmed = plan?.confirmed ?? none;
  const problem = ceremony === null ? undefined : ceremonyProblem(ceremony, completed, confirmed);
  const isRefused = 'isRefused' in estimate && estimate.isRefused;
  const isLoading = choices.status !== 'ready' || isRefreshing || estimate.status === 'loading';

  const today = useToday();
  const saved = useMemo(() => ({ date: formatDayMonthYear(today) }), [today]);
  const form = useForm({
    fields,
    saved,
    check: checkDate,
    onValid: (issueDate) => {
      if (ceremony === null || problem !== undefined) return;
      if (estimate.status === 'loading' || estimate.status === 'none' || isRefused) return;
      void send(issueOrder(ceremony, issueDate, estimate));
    },
    failure: run.kind === 'refused' ? run : undefined,
    wireName: () => issueDateKey,
  });
  const paper = usePaperCheck(ceremony?.id);
  const warnings = useWarnings(ceremony, form.values.date, today, plan);
  const isDateValid = checkDate(form.values).status === 'valid';

  return {
    choices,
    chosen: ceremony,
    choose: (next) => {
      dismiss();
      setChosen(next);
      // Clears the date error; the date is checked again on submit.
      form.change('date', form.values.date);
    },
    form,
    ceremonyProblem: isLoading || !isDateValid ? undefined : problem,
    estimate,
    warnings,
    paper,
    isRefreshing,
    run,
    lastResult: chosen === null ? undefined : results.get(chosen.id),
    canSubmit:
      !isLoading && !isRefused && confirmed.length > 0 && maySend(run) && !isFullyIssued(run),
    verifyAgain: () => void verifyAgain(),
  };
}

function useWarnings(
  ceremony: Ceremony | null,
  date: string,
  today: CalendarDate,
  plan: IssuePlan | undefined,
): readonly IssueFinding[] {
  return useMemo(
    () =>
      ceremony === null
        ? []
        : findingsOfIssue({
            issueDate: parseCalendarDate(date),
            ceremonyDate: ceremony.date,
            today,
            firstNumbers: byRegister((register) => plan && spanOf(plan.planned, register)?.first),
          }),
    [ceremony, date, today, plan],
  );
}

function useChoices() {
  const lists = useLists({
    ceremonies: useList(resources.ceremonies),
    applications: useList(resources.applications),
  });
  const titles = useList(resources.titles);
  const isRefreshing = lists.isRefreshing || (titles.status === 'ready' && titles.isRefreshing);
  const rows = lists.status === 'ready' ? lists.rows.ceremonies : undefined;
  const completed = useMemo(() => completedCeremonies(rows ?? []), [rows]);
  const choices: IssueChoices =
    lists.status === 'ready' ? { status: 'ready', ceremonies: completed } : lists;
  return { choices, isRefreshing, completed };
}

function issueOrder(
  ceremony: Ceremony,
  issueDate: CalendarDate,
  estimate: Extract<IssueEstimate, { readonly rows: unknown }>,
): IssueOrder {
  const { status, plan, rows, ceremonies, applications } = estimate;
  return {
    ceremony,
    issueDate,
    rows,
    isRehearsed: status === 'ready',
    shown: plan.planned.length,
    issuedBefore: plan.issued,
    ceremonies,
    applications,
  };
}

/** The current row of the chosen ceremony; the row as chosen if the list no longer has it. */
function currentCeremony(chosen: Ceremony | null, completed: readonly Ceremony[]): Ceremony | null {
  return completed.find(({ id }) => id === chosen?.id) ?? chosen;
}

/** The ceremony of an issue that was started before the dialog was opened again. */
function ceremonyOf(run: IssueRun): Ceremony | null {
  return run.kind === 'idle' ? null : run.order.ceremony;
}

/** True if everyone in the order has a title: sending it again could only do harm. */
function isFullyIssued(run: IssueRun): boolean {
  return run.kind === 'verified' && isComplete(run.result);
}
