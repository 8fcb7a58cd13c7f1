import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { Select } from '../../ui/select/select.tsx';
import { SwitchField } from '../../ui/switch-field/switch-field.tsx';
import {
  Toolbar,
  ToolbarActions,
  ToolbarCount,
  ToolbarSummary,
} from '../../ui/toolbar/toolbar.styles.ts';
import type { ListController } from './list.controller.ts';
import type { Choice, ChosenFilter } from './list-filter.flow.ts';

interface ListToolbarProps<Row> {
  readonly list: ListController<Row>;
  readonly words: {
    readonly search: string;
    readonly searchPlaceholder: string;
    readonly clearFilters: string;
  };
  /** How many of the rows are shown. */
  readonly count?: string | undefined;
  /** What can be done with the list as a whole, below the filters. */
  readonly actions?: ReactNode;
}

/** What a list is narrowed by: search, filters, and the button that clears them. */
export function ListToolbar<Row>({ list, words, count, actions }: ListToolbarProps<Row>) {
  const searchRef = useRef<HTMLInputElement>(null);
  const hasSummary = count !== undefined || actions !== undefined;
  const clear = list.isFiltered && (
    <Button
      variant="quiet"
      onClick={() => {
        list.clearFilters();
        // The button goes when it is pressed, and the focus would go with it.
        searchRef.current?.focus();
      }}
    >
      {words.clearFilters}
    </Button>
  );

  return (
    <>
      <Toolbar role="search" {...layoutOf(list.filters.length, hasSummary)}>
        <SearchField
          inputRef={searchRef}
          label={words.search}
          placeholder={words.searchPlaceholder}
          value={list.query}
          onChange={list.setQuery}
        />
        {list.filters.map((filter) => (
          <FilterField
            key={filter.id}
            filter={filter}
            onChange={(key) => list.setFilter(filter.id, key)}
          />
        ))}
        {!hasSummary && clear}
      </Toolbar>
      {hasSummary && (
        <ToolbarSummary>
          <ToolbarCount>
            {list.source.status === 'ready' && count !== undefined && <span>{count}</span>}
            {clear}
          </ToolbarCount>
          {actions !== undefined && <ToolbarActions>{actions}</ToolbarActions>}
        </ToolbarSummary>
      )}
    </>
  );
}

/** The place of the button that clears the filters is kept, so that it moves no field. */
function layoutOf(filterCount: number, hasSummary: boolean) {
  const filters = 'minmax(0, 1fr) '.repeat(Math.max(2, filterCount));
  return {
    $columns: `minmax(0, 1.5fr) ${filters}${hasSummary ? '' : '10.5em'}`,
    $isSearchApart: filterCount % 2 === 0,
  };
}

interface FilterFieldProps<Row> {
  readonly filter: ChosenFilter<Row>;
  readonly onChange: (key: string) => void;
}

function FilterField<Row>({ filter, onChange }: FilterFieldProps<Row>) {
  const { label, every, choices, chosen } = filter;
  if (every === undefined) {
    return (
      <SwitchField
        label={label}
        isOn={chosen !== undefined}
        onChange={(isOn) => onChange((isOn && choices[0]?.key) || '')}
      />
    );
  }
  const none: Choice = { key: '', label: every };
  return (
    <Select<Choice>
      label={label}
      items={[none, ...choices]}
      itemKey={({ key }) => key}
      itemLabel={(choice) => choice.label}
      value={chosen ?? none}
      onChange={({ key }) => onChange(key)}
    />
  );
}
