import { useMemo } from 'react';
import { listCareerTypes } from '../../../api/career-types/list-career-types.ts';
import { listFaculties } from '../../../api/faculties/list-faculties.ts';
import { compareSpanish } from '../../../domain/text/spanish-order.ts';
import type { ListState } from '../../data/list-state.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { useList } from '../../data/use-list.ts';
import type { Choice } from './catalogue.ts';

/** The faculties to choose from. */
export function useFacultyChoices(sentence: string, own: Choice | undefined): ListState<Choice> {
  const list = useList({ key: queryKeys.faculties, read: listFaculties, sentence });
  return useChoicesOf(list, own);
}

/** The career types to choose from. */
export function useCareerTypeChoices(sentence: string, own: Choice | undefined): ListState<Choice> {
  const list = useList({ key: queryKeys.careerTypes, read: listCareerTypes, sentence });
  return useChoicesOf(list, own);
}

interface NamedRow {
  readonly id: number;
  readonly name: string;
}

/** In Spanish order. What the row holds can be kept although the list doesn't know it (any more). */
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
