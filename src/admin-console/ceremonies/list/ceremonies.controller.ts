import { useMemo } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { rowsOf, useList } from '#admin-console/data/use-list.ts';
import { useListController } from '#admin-console/list/list.controller.ts';
import { useListDialog } from '#admin-console/list/use-list-dialog.ts';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { newestFirst } from '#domain/ceremony/newest-first.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import { byDate, ceremonyFilters, searchedTexts } from './ceremonies.flow.ts';
import { ceremonyColumns } from './ceremonies-columns.tsx';
import type { CeremonyDialog } from './ceremony-dialog.ts';

/** The list of ceremonies and the open dialog. */
export function useCeremonyList() {
  const messages = useMessages(ceremoniesMessages);
  const locale = useLocale();
  const read = useList(resources.ceremonies);
  // The order of rows that are equal in the selected sort order.
  const source = useMemo(
    () => (read.status === 'ready' ? { ...read, rows: newestFirst(read.rows) } : read),
    [read],
  );
  const dialog = useListDialog<Ceremony, CeremonyDialog>(rowsOf(source));
  const { open } = dialog;
  const { can } = useConsole();
  const columns = useMemo(
    () => ceremonyColumns({ messages, locale, open, can }),
    [messages, locale, open, can],
  );
  const filters = useMemo(() => ceremonyFilters(messages), [messages]);
  const list = useListController({
    name: 'ceremonies',
    source,
    columns,
    filters,
    textsOf: searchedTexts,
    order: byDate,
  });
  return { list, columns, ...dialog };
}
