import { useMemo } from 'react';
import { compareSpanish } from '../../../domain/text/spanish-order.ts';
import { resources } from '../../data/resources.ts';
import { type ListState, useList } from '../../data/use-list.ts';
import type { Choice } from '../../list/list-filter.flow.ts';

/** The faculties to choose from. */
export function useFacultyChoices(own: Choice | undefined): ListState<Choice> {
  const list = useList(resources.faculties);
  return useChoicesOf(list, own);
}

/** The career types to choose from. */
export function useCareerTypeChoices(own: Choice | undefined): ListState<Choice> {
  const list = useList(resources.careerTypes);
  return useChoicesOf(list, own);
}

interface NamedRow {
  readonly id: number;
  readonly name: string;
}

/** In Spanish order. What the row holds can be kept although the list doesn't have it. */
function useChoicesOf(list: ListState<NamedRow>, own: Choice | undefined): ListState<Choice> {
  const { key, label } = own ?? {};
  return useMemo(() => {
    if (list.status !== 'ready') return list;
    const rows = list.rows
      .map((row): Choice => ({ key: String(row.id), label: row.name }))
      .sort((a, b) => compareSpanish(a.label, b.label));
    const isListed = key === undefined || rows.some((choice) => choice.key === key);
    const kept = isListed || Number.isNaN(Number(key)) ? [] : [{ key, label: label ?? key }];
    return { ...list, rows: [...rows, ...kept] };
  }, [list, key, label]);
}
