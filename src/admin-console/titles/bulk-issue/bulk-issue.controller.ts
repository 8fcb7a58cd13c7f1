import { useMemo, useState } from 'react';
import type { Application } from '../../../domain/application/application.ts';
import { formatDayMonthYear, todayOf } from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import type { ListState } from '../../data/list-state.ts';
import { resources } from '../../data/resources.ts';
import { useList } from '../../data/use-list.ts';
import { useUnsavedWork } from '../../form/use-unsaved-work.ts';
import { checkIssue, completedCeremonies, type IssueProblem } from './issue-form.flow.ts';
import { type IssueResult, isComplete } from './issue-result.flow.ts';
import { useIssueRun } from './issue-run.controller.ts';
import { type IssueRun, isUnderWay, maySend } from './issue-store.ts';
import { type IssueEstimate, useIssueEstimate } from './rehearsal/rehearsal.controller.ts';

/** Whether there is anything to choose from. */
type IssueChoices =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly sentence: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly ceremonies: readonly Ceremony[] };

export interface BulkIssue {
  readonly choices: IssueChoices;
  readonly chosen: Ceremony | null;
  readonly choose: (ceremony: Ceremony | null) => void;
  readonly date: string;
  readonly setDate: (text: string) => void;
  /** What is wrong, as far as it has to be said now. */
  readonly problem: IssueProblem | undefined;
  readonly estimate: IssueEstimate;
  readonly isRefreshing: boolean;
  readonly run: IssueRun;
  /** The result of the ceremony's last issue in this console. */
  readonly lastResult: IssueResult | undefined;
  readonly canSubmit: boolean;
  readonly submit: () => void;
  readonly readAgain: () => void;
}

const none: readonly Application[] = [];

/** What is chosen, what issuing it would give, and the issue itself. */
export function useBulkIssue(): BulkIssue {
  const { run, results, send, readAgain, dismiss } = useIssueRun();
  const [chosen, setChosen] = useState<Ceremony | null>(() => ceremonyOf(run));
  const [date, setDateText] = useState(() => formatDayMonthYear(todayOf(new Date())));
  const [refused, setRefused] = useState<IssueProblem>();
  const { choices, isRefreshing, completed } = useChoices();
  const estimate = useIssueEstimate(current(chosen, completed));
  useUnsavedWork(isUnderWay(run), 'under-way');

  const plan = estimate.status === 'none' ? undefined : estimate.plan;
  const confirmed = plan?.confirmed ?? none;
  const check = checkIssue({ ceremonyId: chosen?.id, date }, completed, confirmed);
  const isLoading = choices.status !== 'ready' || isRefreshing || estimate.status === 'loading';

  return {
    choices,
    chosen: current(chosen, completed),
    choose: (ceremony) => {
      dismiss();
      setRefused(undefined);
      setChosen(ceremony);
    },
    date,
    setDate: (text) => {
      setRefused(undefined);
      setDateText(text);
    },
    problem: refused ?? (isLoading || chosen === null ? undefined : problemShown(check)),
    estimate,
    isRefreshing,
    run,
    lastResult: chosen === null ? undefined : results.get(chosen.id),
    canSubmit: !isLoading && confirmed.length > 0 && maySend(run) && !isDone(run),
    submit: () => {
      if (!check.ok) return setRefused(check.problem);
      if (plan === undefined || estimate.status === 'loading' || estimate.status === 'none') return;
      void send({
        ceremony: check.ceremony,
        issueDate: check.date,
        rows: estimate.rows,
        isRehearsed: estimate.status === 'ready',
        shown: plan.planned.length > 0 ? plan.planned.length : confirmed.length,
        issuedBefore: plan.issued,
        ceremonies: estimate.ceremonies,
        applications: estimate.applications,
      });
    },
    readAgain: () => void readAgain(),
  };
}

function useChoices() {
  const ceremonies = useList(resources.ceremonies);
  const applications = useList(resources.applications);
  const titles = useList(resources.titles);
  const rows = ceremonies.status === 'ready' ? ceremonies.rows : undefined;
  const completed = useMemo(() => completedCeremonies(rows ?? []), [rows]);

  const failed = [ceremonies, applications].find(({ status }) => status === 'failed');
  const lists = [ceremonies, applications];
  const isRefreshing = [...lists, titles].some(
    (list) => list.status === 'ready' && list.isRefreshing,
  );
  return { choices: choicesOf(failed, lists, completed), isRefreshing, completed };
}

type Listed = ListState<Ceremony> | ListState<Application>;

function choicesOf(
  failed: Listed | undefined,
  lists: readonly Listed[],
  ceremonies: readonly Ceremony[],
): IssueChoices {
  if (failed?.status === 'failed') return failed;
  if (lists.some(({ status }) => status === 'loading')) return { status: 'loading' };
  return { status: 'ready', ceremonies };
}

/** The ceremony as the list has it now; one that is gone stays as it was chosen. */
function current(chosen: Ceremony | null, completed: readonly Ceremony[]): Ceremony | null {
  return completed.find(({ id }) => id === chosen?.id) ?? chosen;
}

/** The ceremony of an issue that has outlived the dialog. */
function ceremonyOf(run: IssueRun): Ceremony | null {
  return run.kind === 'idle' ? null : run.order.ceremony;
}

/** A problem that is shown before the form is sent: not that something is still to be filled in. */
function problemShown(check: ReturnType<typeof checkIssue>): IssueProblem | undefined {
  if (check.ok) return undefined;
  const isShown = check.problem === 'ceremony-gone' || check.problem === 'none-confirmed';
  return isShown ? check.problem : undefined;
}

/** Nobody of the order is left without a title: sending it again could only do harm. */
function isDone(run: IssueRun): boolean {
  return run.kind === 'counted' && isComplete(run.result);
}
