import { useMemo } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { type ListState, useList } from '#admin-console/data/use-list.ts';
import type { Choice } from '#admin-console/list/list-filter.flow.ts';
import { compareSpanish } from '#domain/text/spanish-order.ts';

/** An option by id or name, because a server may send only one of them. */
export function namedChoice(id: number | undefined, name: string | undefined): Choice | undefined {
  const key = id === undefined ? name : String(id);
  return key === undefined ? undefined : { key, label: name ?? key };
}

export function useFacultyChoices(current: Choice | undefined): ListState<Choice> {
  const list = useList(resources.faculties);
  return useChoicesOf(list, current);
}

export function useCareerTypeChoices(current: Choice | undefined): ListState<Choice> {
  const list = useList(resources.careerTypes);
  return useChoicesOf(list, current);
}

interface NamedRow {
  readonly id: number;
  readonly name: string;
}

/** Options in Spanish order, with the row's current value even if the list lacks it. */
function useChoicesOf(list: ListState<NamedRow>, current: Choice | undefined): ListState<Choice> {
  const { key, label } = current ?? {};
  return useMemo(() => {
    if (list.status !== 'ready') return list;
    const rows = list.rows
      .map((row): Choice => ({ key: String(row.id), label: row.name }))
      .sort((a, b) => compareSpanish(a.label, b.label));
    const isListed = key === undefined || rows.some((choice) => choice.key === key);
    const missing = isListed || Number.isNaN(Number(key)) ? [] : [{ key, label: label ?? key }];
    return { ...list, rows: [...rows, ...missing] };
  }, [list, key, label]);
}
