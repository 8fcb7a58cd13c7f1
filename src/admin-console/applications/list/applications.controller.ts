import { useMemo, useState } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { type ListState, rowsOf, useList } from '#admin-console/data/use-list.ts';
import { codeWidth } from '#admin-console/list/code-width.ts';
import { useListController } from '#admin-console/list/list.controller.ts';
import type { ListFilter } from '#admin-console/list/list-filter.flow.ts';
import { createSelection } from '#admin-console/list/selection-store.ts';
import { useListDialog } from '#admin-console/list/use-list-dialog.ts';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import type { StoredDraft } from '#admin-console/navigation/drafts/form-drafts.ts';
import { useResumedDialog } from '#admin-console/navigation/drafts/use-resumed-dialog.ts';
import type { Application } from '#domain/application/application.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { useLocale, useMessages, useText } from '#messages/messages-context.tsx';
import { applicationStatusMessages } from '#ui/application-status/application-status.messages.ts';
import { applicationsMessages } from '../applications.messages.ts';
import { useLinkedApplication } from '../detail/linked-application.controller.ts';
import type { LinkedApplication } from '../detail/linked-application.flow.ts';
import {
  useWordingRequests,
  type WordingRequests,
} from '../wording-requests/wording-requests.controller.ts';
import type { ProofsByApplication } from '../wording-requests/wording-requests.flow.ts';
import { type ApplicationDialog, rowDialogs } from './application-dialog.ts';
import {
  applicationFilters,
  searchedTexts,
  wordingRequestsFilter,
} from './application-filters.flow.ts';
import { applicationKeys } from './application-keys.flow.ts';
import { applicationColumns } from './applications-columns.tsx';
import { duplicateFinder } from './duplicates.flow.ts';
import { careerOptions, ceremonyOptions } from './filter-options.flow.ts';
import { shortDate } from './short-date.ts';
import { visibleApplications } from './visible-applications.flow.ts';

export type ApplicationsController = ReturnType<typeof useApplicationList>;

/** The applications of ceremonies that are not completed, those with an open wording request, and the open dialog. */
export function useApplicationList() {
  const messages = useMessages(applicationsMessages);
  const locale = useLocale();
  const applications = useList(resources.applications);
  const ceremonies = useList(resources.ceremonies);
  const wordingRequests = useWordingRequests();
  const { source, duplicates, widthOfCodes, ...visible } = useVisibleApplications(
    applications,
    ceremonies,
    wordingRequests.proofs,
  );
  const filters = useFilters(visible.filters, wordingRequests);
  const { open, ...opened } = useListDialog<Application, ApplicationDialog>(rowsOf(applications));
  useResumedDialog({
    isReady: applications.status === 'ready',
    open,
    dialogOf: (draft) => resumedDialog(draft, rowsOf(applications)),
  });
  const { linked, leave } = useLinkedApplication(applications);
  const dialog = opened.dialog ?? linkedDialog(linked);
  const [selection] = useState(createSelection);
  const { can } = useConsole();
  const columns = useMemo(() => {
    const formatDate = shortDate(locale);
    const { proofs } = wordingRequests;
    return applicationColumns({
      messages,
      formatDate,
      duplicates,
      open,
      selection,
      can,
      proofs,
      codeWidth: widthOfCodes,
    });
  }, [messages, locale, duplicates, open, selection, can, wordingRequests, widthOfCodes]);
  const textsOf = searchedTexts;
  const list = useListController({ name: 'applications', source, columns, filters, textsOf });
  const close = () => {
    opened.close();
    leave();
  };
  const canDecide = can('applications.approve') || can('applications.reject');
  return {
    list,
    columns,
    ceremonies,
    wordingRequests,
    duplicates,
    selection,
    canDecide,
    linked,
    dialog,
    open,
    close,
  };
}

/** The filters, with that of wording requests where the server offers proofs of titles. */
function useFilters(
  filters: readonly ListFilter<Application>[],
  { isOffered, proofs }: WordingRequests,
) {
  const messages = useMessages(applicationsMessages);
  return useMemo(
    () => (isOffered ? [...filters, wordingRequestsFilter(messages, proofs)] : filters),
    [filters, isOffered, messages, proofs],
  );
}

/** The dialog of a draft; undefined if an application of it is gone. */
function resumedDialog(
  { kind, ids }: StoredDraft['dialog'],
  applications: readonly Application[],
): ApplicationDialog | undefined {
  const rows = applications.filter(({ id }) => ids.includes(id));
  const [row] = rows;
  if (row === undefined || rows.length < ids.length) return undefined;
  const rowKind = rowDialogs.find((each) => each === kind);
  if (rowKind !== undefined) return { kind: rowKind, row };
  return kind === 'reject-all' || kind === 'approve-all' ? { kind, applications: rows } : undefined;
}

/** The dialog of the application that the address names. */
function linkedDialog(linked: LinkedApplication | undefined): ApplicationDialog | undefined {
  if (linked === undefined) return undefined;
  if (linked.status === 'found') return { kind: 'detail', row: linked.row };
  return { kind: 'unopened', application: linked };
}

/** Holds 'AG-2026-001' beside a checkbox. */
const usualCode = { width: 14, letters: 11 };

/** Visible applications, duplicates and filters, computed once per read of the lists. */
function useVisibleApplications(
  applications: ListState<Application>,
  ceremonies: ListState<Ceremony>,
  proofs: ProofsByApplication,
) {
  const { messages, format, longDate } = useText(applicationsMessages);
  const statusLabels = useMessages(applicationStatusMessages);
  const list = ceremonies.status === 'loading' ? ceremonies : applications;
  const all = rowsOf(list);
  const ceremonyRows = rowsOf(ceremonies);

  const { visible, ...rest } = useMemo(() => {
    const visible = visibleApplications(all, ceremonyRows, proofs);
    const keys = applicationKeys(visible, ceremonyRows);
    const withDate: Parameters<typeof ceremonyOptions>[3] = (name, date) =>
      format(messages.ceremonyWithDate, { name, date: longDate(date) });
    const options = {
      ceremonies: ceremonyOptions(visible, ceremonyRows, keys, withDate, messages.missing),
      careers: careerOptions(visible, keys),
    };
    return {
      visible,
      duplicates: duplicateFinder(visible, keys),
      widthOfCodes: codeWidth(
        usualCode,
        visible.map(({ code }) => code),
      ),
      filters: applicationFilters(messages, statusLabels, options, keys),
    };
  }, [all, ceremonyRows, proofs, messages, statusLabels, format, longDate]);
  const source = useMemo(
    () => (list.status === 'ready' ? { ...list, rows: visible } : list),
    [list, visible],
  );
  return { source, ...rest };
}
