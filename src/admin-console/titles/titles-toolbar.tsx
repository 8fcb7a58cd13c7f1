import { formatLongDate } from '../../domain/calendar-date.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { useLocale, useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { Select } from '../../ui/select/select.tsx';
import type { TitlesController } from './titles.controller.ts';
import { choiceOf, type FilterChoice } from './titles.flow.ts';
import { titlesMessages } from './titles.messages.ts';
import { Toolbar } from './titles.styles.ts';

/** Search, ceremony filter and career filter above the list (spec §2). */
export function TitlesToolbar({ titles }: { readonly titles: TitlesController }) {
  const { filters, setFilters, clearFilters, isFiltered, catalogue } = titles;
  const words = useMessages(titlesMessages);
  return (
    <Toolbar role="search">
      <SearchField
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={filters.q}
        onChange={(q) => setFilters({ q })}
      />
      <ChoiceFilter
        label={words.ceremonyFilter}
        everything={words.everyCeremony}
        choices={catalogue.ceremonies}
        chosen={filters.ceremony}
        onChange={(ceremony) => setFilters({ ceremony })}
      />
      <ChoiceFilter
        label={words.careerFilter}
        everything={words.everyCareer}
        choices={catalogue.careers}
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

interface ChoiceFilterProps {
  readonly label: string;
  /** The word for no filter. */
  readonly everything: string;
  readonly choices: readonly FilterChoice[];
  readonly chosen: string;
  readonly onChange: (key: string) => void;
}

function ChoiceFilter({ label, everything, choices, chosen, onChange }: ChoiceFilterProps) {
  const words = useMessages(titlesMessages);
  const locale = useLocale();
  const all: FilterChoice = { key: '', name: everything, date: undefined };
  const nameOf = ({ name, date }: FilterChoice) =>
    date === undefined
      ? name
      : formatMessage(words.ceremonyWithDate, { name, date: formatLongDate(date, locale) });

  return (
    <Select
      label={label}
      items={[all, ...choices]}
      itemKey={({ key }) => key}
      itemLabel={nameOf}
      value={choiceOf(choices, chosen) ?? all}
      onChange={({ key }) => onChange(key)}
    />
  );
}
