import { type ReactNode, useId, useRef, useState } from 'react';
import { formatMessage } from '#messages/format-message.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { FilterIcon } from '#ui/icon/action-icons.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { SwitchField } from '#ui/switch-field/switch-field.tsx';
import {
  Toolbar,
  ToolbarActions,
  ToolbarCount,
  ToolbarFilters,
  ToolbarSummary,
} from '#ui/toolbar/toolbar.styles.ts';
import { dataMessages } from '../data/data.messages.ts';
import type { ListController } from './list.controller.ts';
import type { Choice, ChosenFilter } from './list-filter.flow.ts';

interface ListToolbarProps<Row> {
  readonly list: ListController<Row>;
  readonly messages: {
    readonly search: string;
    readonly searchPlaceholder: string;
    readonly clearFilters: string;
  };
  /** The number of shown rows, as text. */
  readonly count?: string | undefined;
  /** Actions on the whole list, below the filters; null without a permission for any. */
  readonly actions?: ReactNode;
}

/** Search, filters, and the button that clears them. */
export function ListToolbar<Row>({ list, messages, count, actions }: ListToolbarProps<Row>) {
  const searchRef = useRef<HTMLInputElement>(null);
  const hasSummary = count !== undefined || actions !== undefined;
  const isLoading = actions != null && list.source.status === 'loading';
  const clear = list.isFiltered && (
    <Button
      variant="quiet"
      onClick={() => {
        list.clearFilters();
        // The pressed button disappears, and the focus with it.
        searchRef.current?.focus();
      }}
    >
      {messages.clearFilters}
    </Button>
  );

  return (
    <>
      <Toolbar role="search" {...toolbarLayout(list.filters, hasSummary)}>
        <SearchField
          inputRef={searchRef}
          label={messages.search}
          placeholder={messages.searchPlaceholder}
          value={list.query}
          onChange={list.setQuery}
        />
        {list.filters.length > 0 && <Filters list={list} />}
        {!hasSummary && clear}
      </Toolbar>
      {hasSummary && (count !== undefined || actions !== null) && (
        <ToolbarSummary data-loading={isLoading ? '' : undefined}>
          <ToolbarCount>
            {list.source.status === 'ready' && count !== undefined && <span>{count}</span>}
            {clear}
          </ToolbarCount>
          {actions != null && <ToolbarActions>{actions}</ToolbarActions>}
        </ToolbarSummary>
      )}
    </>
  );
}

/** The filters, behind a button on narrow screens. */
function Filters<Row>({ list: { filters, setFilter } }: { readonly list: ListController<Row> }) {
  const messages = useMessages(dataMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = filters.filter(({ chosen }) => chosen !== undefined).length;

  return (
    <>
      <Button
        variant="secondary"
        icon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? messages.filters : formatMessage(messages.filtersInUse, { count })}
      </Button>
      <ToolbarFilters id={id} data-folded={isOpen ? undefined : ''}>
        {filters.map((filter) => (
          <FilterField
            key={filter.id}
            filter={filter}
            onChange={(key) => setFilter(filter.id, key)}
          />
        ))}
      </ToolbarFilters>
    </>
  );
}

/**
 * Reserves space for the button that clears the filters, so that the fields do not move. Beside more than three filters
 * there is none: the choices would take two lines.
 */
function toolbarLayout<Row>(filters: readonly ChosenFilter<Row>[], hasSummary: boolean) {
  const isCrowded = filters.length > 3;
  const even = Array.from({ length: Math.max(2, filters.length) }, () => '1fr');
  const crowded = filters.map(({ allLabel = '' }) => (allLabel.length > 10 ? '1.25fr' : '1fr'));
  const columns = isCrowded ? ['1.1fr', ...crowded] : ['1.5fr', ...even];
  const clear = hasSummary || isCrowded ? '' : ' 10.5em';
  return {
    $columns: `${columns.map((track) => `minmax(0, ${track})`).join(' ')}${clear}`,
    $isSearchApart: filters.length % 2 === 0,
    $isClearBelow: isCrowded && !hasSummary,
  };
}

interface FilterFieldProps<Row> {
  readonly filter: ChosenFilter<Row>;
  readonly onChange: (key: string) => void;
}

function FilterField<Row>({ filter, onChange }: FilterFieldProps<Row>) {
  const { label, allLabel, choices, chosen } = filter;
  if (allLabel === undefined) {
    return (
      <SwitchField
        label={label}
        isOn={chosen !== undefined}
        onChange={(isOn) => onChange((isOn && choices[0]?.key) || '')}
      />
    );
  }
  const all: Choice = { key: '', label: allLabel };
  return (
    <Select<Choice>
      label={label}
      items={[all, ...choices]}
      itemKey={({ key }) => key}
      itemLabel={(choice) => choice.label}
      value={chosen ?? all}
      onChange={({ key }) => onChange(key)}
    />
  );
}
