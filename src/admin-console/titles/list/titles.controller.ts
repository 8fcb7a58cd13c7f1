import { useMemo } from 'react';
import { formatLongDate } from '../../../domain/calendar/calendar-date.ts';
import type { IssuedTitle } from '../../../domain/registry/issued-title.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { resources } from '../../data/resources.ts';
import { rowsOf, useList } from '../../data/use-list.ts';
import { useListController } from '../../list/list.controller.ts';
import { pageOf } from '../../list/list-page.flow.ts';
import { useListDialog } from '../../list/use-list-dialog.ts';
import { titlesMessages } from '../titles.messages.ts';
import { readChoices, searchedTexts, titleFilters } from './titles.flow.ts';
import { titleColumns } from './titles-columns.tsx';

/** The dialog over the list. */
export type TitlesDialog =
  | { readonly kind: 'detail'; readonly row: IssuedTitle }
  | { readonly kind: 'check' }
  | { readonly kind: 'bulk' };

export type TitlesController = ReturnType<typeof useTitleList>;

/** The issued titles, the page of them that is shown, and the dialog over it. */
export function useTitleList() {
  const words = useMessages(titlesMessages);
  const locale = useLocale();
  const source = useList(resources.titles);
  const rows = rowsOf(source);
  const choices = useMemo(() => readChoices(rows), [rows]);
  const dialog = useListDialog<IssuedTitle, TitlesDialog>(rows);
  const { open } = dialog;

  const view = useMemo(() => (row: IssuedTitle) => open({ kind: 'detail', row }), [open]);
  const columns = useMemo(() => titleColumns(words, view), [words, view]);
  const filters = useMemo(
    () =>
      titleFilters(choices, words, (name, date) =>
        formatMessage(words.ceremonyWithDate, { name, date: formatLongDate(date, locale) }),
      ),
    [choices, words, locale],
  );
  const textsOf = searchedTexts;
  const list = useListController({ name: 'titles', source, columns, filters, textsOf });
  const { shown, page: wanted } = list;
  const page = useMemo(() => pageOf(shown, wanted), [shown, wanted]);
  return { list, page, choices, columns, view, ...dialog };
}
