import { useMemo, useState } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { rowsOf, useList } from '#admin-console/data/use-list.ts';
import { useToday } from '#admin-console/data/use-today.ts';
import {
  createSelection,
  selectOnly,
  useSelectedIds,
} from '#admin-console/list/selection-store.ts';
import {
  type BookView,
  type HandoverRow,
  handoverRows,
  handoverTexts,
  rowsInView,
} from '#admin-console/titles/collection/handover-rows.flow.ts';
import { daysOf } from '#admin-console/titles/collection/title-handovers.controller.ts';
import { readChoices } from '#admin-console/titles/list/titles.flow.ts';
import { numberWidths } from '#admin-console/titles/number-widths.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { HistoryOf } from '#domain/registry/title-history.ts';
import { useSearch } from '#ui/search-field/use-search.ts';

/** The open form or dialog above the book. */
export type BookTask =
  | { readonly kind: 'record'; readonly titles: readonly IssuedTitle[] }
  | { readonly kind: 'title'; readonly title: IssuedTitle };

export type HandoverBookController = ReturnType<typeof useHandoverBook>;

/** The titles with their entries, by view, ceremony and search, and the selected ones. */
export function useHandoverBook(
  titles: readonly IssuedTitle[],
  historyOf: HistoryOf,
  recording: readonly IssuedTitle[] | undefined,
) {
  const source = useList(resources.handovers);
  const today = useToday();
  const days = daysOf(source);
  const handovers = rowsOf(source);
  const rows = useMemo(
    () => handoverRows({ titles, handovers, historyOf }, { today, days }),
    [titles, handovers, historyOf, today, days],
  );
  const [view, setView] = useState<BookView>('pending');
  const [query, setQuery] = useState('');
  const [ceremony, setCeremony] = useState('');
  const [task, setTask] = useState<BookTask | undefined>(
    recording && { kind: 'record', titles: recording },
  );
  const choices = useMemo(() => readChoices(titles), [titles]);
  const actaWidth = useMemo(() => numberWidths(titles).record, [titles]);

  const inView = useMemo(() => {
    const ofCeremony = ({ title }: HandoverRow) =>
      ceremony === '' || choices.ceremonyOf(title) === ceremony;
    return rowsInView(rows, view).filter(ofCeremony);
  }, [rows, view, ceremony, choices]);
  const shown = useSearch(inView, handoverTexts, query);

  const [selection] = useState(createSelection);
  const ids = useSelectedIds(selection);
  const collectable = useMemo(() => shown.filter(({ isPending }) => isPending), [shown]);
  const selected = useMemo(() => collectable.filter(({ id }) => ids.has(id)), [collectable, ids]);

  return {
    actaWidth,
    source,
    today,
    days,
    view,
    setView: (next: BookView) => {
      // Another view hides what was selected.
      selectOnly(selection, []);
      setView(next);
    },
    query,
    setQuery,
    ceremonies: choices.ceremonies,
    ceremony,
    setCeremony,
    shown,
    /** The shown titles that can be collected now. */
    collectable,
    selection,
    selected,
    selectAll: () =>
      selectOnly(
        selection,
        collectable.map(({ id }) => id),
      ),
    selectNone: () => selectOnly(selection, []),
    task,
    setTask,
    isSearching: query.trim() !== '' || ceremony !== '',
  };
}
