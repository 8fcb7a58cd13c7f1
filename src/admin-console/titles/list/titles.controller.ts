import { useMemo } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { rowsOf, useList } from '#admin-console/data/use-list.ts';
import { useToday } from '#admin-console/data/use-today.ts';
import { useListController } from '#admin-console/list/list.controller.ts';
import type { ListFilter } from '#admin-console/list/list-filter.flow.ts';
import { listPage } from '#admin-console/list/list-page.flow.ts';
import { useListDialog } from '#admin-console/list/use-list-dialog.ts';
import { useListFocus } from '#admin-console/list/use-list-focus.ts';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import { useResumedDialog } from '#admin-console/navigation/drafts/use-resumed-dialog.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { handoverMessages } from '../collection/handover.messages.ts';
import { handoverFilter } from '../collection/handover-filter.flow.ts';
import {
  type TitleHandovers,
  useTitleHandovers,
} from '../collection/title-handovers.controller.ts';
import {
  type TitleCorrections,
  useTitleCorrections,
} from '../corrections/corrections.controller.ts';
import { titleCorrectionsMessages } from '../corrections/corrections.messages.ts';
import { numberWidths } from '../number-widths.ts';
import { useCanPrint } from '../print/use-can-print.ts';
import { standingFilter } from '../standings/standing-filter.flow.ts';
import { titlesMessages } from '../titles.messages.ts';
import { resumedDialog } from './title-drafts.ts';
import { readChoices, searchedTexts, type TitleChoices, titleFilters } from './titles.flow.ts';
import { titleColumns } from './titles-columns.tsx';
import type { TitlesDialog } from './titles-dialog.ts';

export type TitlesController = ReturnType<typeof useTitleList>;

/** The action that prints a row; undefined where the server or the host does not offer it. */
function usePrintRow(open: (dialog: TitlesDialog) => void) {
  const canPrint = useCanPrint();
  return useMemo(
    () => (canPrint ? (row: IssuedTitle) => open({ kind: 'print', row }) : undefined),
    [canPrint, open],
  );
}

/** The issued titles, the current page and the open dialog. */
export function useTitleList() {
  const messages = useMessages(titlesMessages);
  const source = useList(resources.titles);
  const rows = rowsOf(source);
  const choices = useMemo(() => readChoices(rows), [rows]);
  const dialog = useListDialog<IssuedTitle, TitlesDialog>(rows);
  const { open } = dialog;
  useResumedDialog({
    isReady: source.status === 'ready',
    open,
    dialogOf: (draft) => resumedDialog(draft, rows),
  });

  const view = useMemo(() => (row: IssuedTitle) => open({ kind: 'detail', row }), [open]);
  const print = usePrintRow(open);
  const corrections = useTitleCorrections();
  const { historyOf } = corrections;
  const handovers = useTitleHandovers();
  const handOver = useHandOver(handovers, open);
  const { record, assigned, folio } = useMemo(() => numberWidths(rows), [rows]);
  const columns = useMemo(() => {
    const actions = { onView: view, onHandOver: handOver, onPrint: print };
    return titleColumns(messages, actions, historyOf, { record, assigned, folio });
  }, [messages, view, handOver, print, historyOf, record, assigned, folio]);
  const filters = useTitleFilters(choices, corrections, handovers);
  const textsOf = searchedTexts;
  const list = useListController({ name: 'titles', source, columns, filters, textsOf });
  const { shown, page: requestedPage } = list;
  const page = useMemo(() => listPage(shown, requestedPage), [shown, requestedPage]);
  const areaRef = useListFocus({ shown: page.rows, dialog: dialog.dialog });
  return { list, page, choices, columns, view, corrections, handovers, areaRef, ...dialog };
}

/** The action that opens the hand-over of a title; undefined where the server has no book, or the user may not record any. */
function useHandOver({ status }: TitleHandovers, open: (dialog: TitlesDialog) => void) {
  const canRecord = useConsole().can('titles.hand-over');
  const isOffered = status !== 'not-offered';
  return useMemo(
    () =>
      isOffered && canRecord ? (row: IssuedTitle) => open({ kind: 'hand-over', row }) : undefined,
    [isOffered, canRecord, open],
  );
}

/** The filters by ceremony and career, and those by standing and hand-over once the server's answers are known. */
function useTitleFilters(
  choices: TitleChoices,
  corrections: TitleCorrections,
  handovers: TitleHandovers,
): readonly ListFilter<IssuedTitle>[] {
  const { messages, format, longDate } = useText(titlesMessages);
  const always = useMemo(
    () =>
      titleFilters(choices, messages, (name, date) =>
        format(messages.ceremonyWithDate, { name, date: longDate(date) }),
      ),
    [choices, messages, format, longDate],
  );
  const standing = useStandingFilter(corrections);
  const handover = useHandoverFilter(handovers, corrections);
  return useMemo(() => [...always, ...standing, ...handover], [always, standing, handover]);
}

function useStandingFilter({
  status,
  historyOf,
  hasHolds,
}: TitleCorrections): readonly ListFilter<IssuedTitle>[] {
  const messages = useMessages(titleCorrectionsMessages);
  return useMemo(
    () => (status === 'ready' ? [standingFilter(messages, historyOf, hasHolds)] : []),
    [status, messages, historyOf, hasHolds],
  );
}

function useHandoverFilter(
  handovers: TitleHandovers,
  { historyOf }: TitleCorrections,
): readonly ListFilter<IssuedTitle>[] {
  const messages = useMessages(handoverMessages);
  const today = useToday();
  return useMemo(() => {
    if (handovers.status !== 'ready') return [];
    const { book, days } = handovers;
    return [handoverFilter(messages, { book, historyOf, today, days })];
  }, [handovers, messages, historyOf, today]);
}
