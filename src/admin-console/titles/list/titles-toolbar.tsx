import { formatLongDate } from '../../../domain/calendar/calendar-date.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { Toolbar } from '../../../ui/toolbar/toolbar.styles.ts';
import { OptionFilter } from '../../list/option-filter.tsx';
import { titlesMessages } from '../titles.messages.ts';
import type { TitlesController } from './titles.controller.ts';
import type { FilterChoice } from './titles.flow.ts';

/** Search, ceremony filter and career filter above the list (spec §2). */
export function TitlesToolbar({ titles }: { readonly titles: TitlesController }) {
  const { filters, setFilters, clearFilters, isFiltered, catalogue } = titles;
  const words = useMessages(titlesMessages);
  const locale = useLocale();
  const optionOf = ({ key, name, date }: FilterChoice) => ({
    key,
    label:
      date === undefined
        ? name
        : formatMessage(words.ceremonyWithDate, { name, date: formatLongDate(date, locale) }),
  });

  return (
    <Toolbar
      role="search"
      $columns="minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) 10.5em"
      $isSearchApart
    >
      <SearchField
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={filters.q}
        onChange={(q) => setFilters({ q })}
      />
      <OptionFilter
        label={words.ceremonyFilter}
        everything={words.everyCeremony}
        options={catalogue.ceremonies.map(optionOf)}
        chosen={filters.ceremony}
        onChange={(ceremony) => setFilters({ ceremony })}
      />
      <OptionFilter
        label={words.careerFilter}
        everything={words.everyCareer}
        options={catalogue.careers.map(optionOf)}
        chosen={filters.career}
        onChange={(career) => setFilters({ career })}
      />
      {isFiltered && (
        <Button
          variant="quiet"
          onClick={(event) => {
            focusSearch(event.currentTarget);
            clearFilters();
          }}
        >
          {words.clearFilters}
        </Button>
      )}
    </Toolbar>
  );
}

/** The button goes with the filters that it takes away, and must not take the focus with it. */
function focusSearch(button: HTMLElement) {
  button.closest('[role=search]')?.querySelector<HTMLElement>('input[type=search]')?.focus();
}
