import { useMemo } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { type ListState, useList } from '#admin-console/data/use-list.ts';
import type { Choice } from '#admin-console/list/list-filter.flow.ts';
import { compareSpanish } from '#domain/text/spanish-order.ts';
import type { nomenclaturesMessages } from './nomenclatures.messages.ts';

/** Options for careers; for a new nomenclature, with a note on those that have nomenclatures already. */
export function useCareerChoices(
  messages: typeof nomenclaturesMessages.defaults,
  { isNew }: { readonly isNew: boolean },
): ListState<Choice> {
  const careers = useList(resources.careers);
  const titles = useList(resources.degreeTitles);
  const titleRows = titles.status === 'ready' ? titles.rows : undefined;

  return useMemo(() => {
    if (careers.status !== 'ready') return careers;
    const choiceDetail = (careerId: number) => {
      const count = titleRows?.filter((title) => title.careerId === careerId).length ?? 0;
      if (!isNew || count === 0) return undefined;
      return count === 1 ? messages.hasOne : messages.hasBoth;
    };
    const rows = careers.rows
      .map(({ id, name }): Choice => ({ key: String(id), label: name, detail: choiceDetail(id) }))
      .sort((a, b) => compareSpanish(a.label, b.label));
    return { ...careers, rows };
  }, [careers, titleRows, isNew, messages]);
}
