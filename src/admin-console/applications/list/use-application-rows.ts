import { useMemo } from 'react';
import type { Application } from '../../../domain/application/application.ts';
import { formatLongDate } from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { useSearch } from '../../../ui/search-field/use-search.ts';
import type { ListState } from '../../data/list-state.ts';
import { fullNameOf } from '../application-names.ts';
import { applicationsMessages } from '../applications.messages.ts';
import { type CheckedFilters, filterByChoice } from './application-filters.flow.ts';
import { applicationKeys } from './application-keys.flow.ts';
import { type ApplicationSort, sortApplications } from './application-order.flow.ts';
import { duplicateFinder } from './duplicates.flow.ts';
import { careerOptions, ceremonyOptions } from './filter-options.flow.ts';
import { visibleApplications } from './visible-applications.flow.ts';

const noApplications: readonly Application[] = [];
const noCeremonies: readonly Ceremony[] = [];

/**
 * What follows from the two lists alone, made once for each reading of them: the rows of this screen, the choices of
 * its filters and the likely duplicates.
 */
export function useApplicationBase(list: ListState<Application>, ceremonies: ListState<Ceremony>) {
  const words = useMessages(applicationsMessages);
  const locale = useLocale();
  const all = list.status === 'ready' ? list.rows : noApplications;
  const known = ceremonies.status === 'ready' ? ceremonies.rows : noCeremonies;

  return useMemo(() => {
    const visible = visibleApplications(all, known);
    const keys = applicationKeys(visible, known);
    return {
      visible,
      keys,
      duplicates: duplicateFinder(visible, keys),
      options: {
        ceremonies: ceremonyOptions(
          visible,
          known,
          keys,
          (name, date) =>
            formatMessage(words.ceremonyWithDate, { name, date: formatLongDate(date, locale) }),
          words.missing,
        ),
        careers: careerOptions(visible, keys),
      },
    };
  }, [all, known, words, locale]);
}

type ApplicationBase = ReturnType<typeof useApplicationBase>;

/**
 * The rows that stand in the table. Each stage keeps its result, so that a key in the search box costs a search and no
 * more: the order is made before, once.
 */
export function useShownApplications(
  { visible, keys }: ApplicationBase,
  filters: CheckedFilters,
  sort: ApplicationSort | undefined,
): readonly Application[] {
  const sorted = useMemo(() => sortApplications(visible, sort), [visible, sort]);
  const found = useSearch(sorted, textsOf, filters.q);
  return useMemo(() => filterByChoice(found, filters, keys), [found, filters, keys]);
}

/** What the search box looks through (spec §2); a number that carries its letter already keeps it as it is. */
function textsOf(application: Application): readonly string[] {
  const { identificationType: type, idNumber } = application.student;
  const isBare = type !== undefined && /^\d/.test(idNumber);
  return [application.code, fullNameOf(application), isBare ? `${type}-${idNumber}` : idNumber];
}
