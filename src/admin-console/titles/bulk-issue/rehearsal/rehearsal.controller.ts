import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { useInvalidate } from '#admin-console/data/use-invalidate.ts';
import { rowsOf, useList } from '#admin-console/data/use-list.ts';
import { useLists } from '#admin-console/data/use-lists.ts';
import { useRegisterPolicy } from '#admin-console/data/use-register-policy.ts';
import { useTitleCorrections } from '#admin-console/titles/corrections/corrections.controller.ts';
import type { Application } from '#domain/application/application.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { type FormerTitleLists, formerTitleFinder } from '#domain/registry/issue/former-titles.ts';
import { type IssuePlan, planIssue } from '#domain/registry/issue/issue-plan.ts';
import { type RehearsalRow, rehearse, titlesOfRegister } from './rehearsal.flow.ts';

/** An estimate of an issue. Without careers or nomenclatures it has counts but no rehearsal. */
export type IssueEstimate =
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly plan: IssuePlan | undefined }
  | (Counted & {
      readonly status: 'unavailable';
      readonly message: string;
      readonly retry: () => void;
    })
  | (Counted & {
      readonly status: 'ready';
      /** Reads the issued titles again; undefined unless reading them failed. */
      readonly retryTitles: (() => void) | undefined;
    });

interface Counted {
  readonly plan: IssuePlan;
  readonly rows: readonly RehearsalRow[];
  readonly ceremonies: readonly Ceremony[];
  readonly applications: readonly Application[];
  /** True if the server will refuse the issue, because titles of the same register have its numbers. */
  readonly isRefused: boolean;
}

/** Estimates the issue of a ceremony from lists that are read when the dialog opens. */
export function useIssueEstimate(ceremony: Ceremony | null): IssueEstimate {
  const careers = useList(resources.careers);
  const degreeTitles = useList(resources.degreeTitles);
  const texts = useLists({ careers, degreeTitles });
  const { lists, titles } = usePlanLists();
  const invalidate = useInvalidate();
  const areTitlesUnread = useTitlesUnread();
  const policy = useRegisterPolicy();
  const careerRows = rowsOf(careers);
  const degreeRows = rowsOf(degreeTitles);

  const plan = useMemo(
    () =>
      ceremony === null || lists === undefined
        ? undefined
        : planIssue(ceremony, { ...lists, careers: careerRows }),
    [ceremony, lists, careerRows],
  );
  const formerOf = useFormerTitles(plan, lists);
  const rows = useMemo(
    () =>
      ceremony === null || plan === undefined
        ? []
        : rehearse(plan, {
            degreeTitles: degreeRows,
            titles: titlesOfRegister(ceremony, titles, policy),
            formerOf,
          }),
    [ceremony, plan, degreeRows, titles, policy, formerOf],
  );

  return useMemo((): IssueEstimate => {
    if (ceremony === null) return { status: 'none' };
    const isLoading = texts.status !== 'ready' && texts.isRefreshing;
    if (plan === undefined || lists === undefined || isLoading) return { status: 'loading', plan };
    const { ceremonies, applications } = lists;
    const isRefused = policy !== undefined && rows.some(({ taken }) => taken.length > 0);
    const counted = { plan, rows, ceremonies, applications, isRefused };
    if (texts.status === 'failed') {
      return { ...counted, status: 'unavailable', message: texts.message, retry: texts.retry };
    }
    const retryTitles = areTitlesUnread ? () => void invalidate(resources.titles) : undefined;
    return { ...counted, status: 'ready', retryTitles };
  }, [ceremony, plan, rows, lists, texts, areTitlesUnread, invalidate, policy]);
}

/** Finds the titles of the same career that graduates of the plan already have. */
function useFormerTitles(
  plan: IssuePlan | undefined,
  lists: Omit<FormerTitleLists, 'historyOf'> | undefined,
) {
  const { historyOf } = useTitleCorrections();
  return useMemo(() => {
    if (plan === undefined || lists === undefined) return undefined;
    const waiting = plan.planned.map(({ application }) => application);
    return formerTitleFinder(waiting, { ...lists, historyOf });
  }, [plan, lists, historyOf]);
}

/** The lists that the plan is computed from; undefined until all of them have arrived. */
function usePlanLists() {
  const ceremonies = useList(resources.ceremonies);
  const applications = useList(resources.applications);
  const titles = useList(resources.titles);
  const lists = useLists({ ceremonies, applications, titles });
  return { lists: lists.status === 'ready' ? lists.rows : undefined, titles: rowsOf(titles) };
}

/** Elsewhere a failed read of the titles counts as an empty list; an estimate must mention the failure. */
function useTitlesUnread(): boolean {
  const client = useQueryClient();
  return client.getQueryState(resources.titles.key)?.status === 'error';
}
