import { useRef } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Toolbar } from '../../../ui/toolbar/toolbar.styles.ts';
import { type CeremoniesWords, ceremoniesMessages } from '../ceremonies.messages.ts';
import { statusWord } from '../status/ceremony-status-words.ts';
import {
  type CeremonyFilters,
  type StatusFilter,
  statusFilterOf,
  statusFilters,
} from './ceremonies.flow.ts';

interface CeremoniesToolbarProps {
  readonly filters: CeremonyFilters;
  readonly isFiltered: boolean;
  readonly onChange: (patch: Partial<CeremonyFilters>) => void;
  readonly onClear: () => void;
}

/** Search and status filter above the list (spec §2). */
export function CeremoniesToolbar(props: CeremoniesToolbarProps) {
  const { filters, isFiltered, onChange, onClear } = props;
  const words = useMessages(ceremoniesMessages);
  const search = useRef<HTMLInputElement>(null);
  // The button goes when it is pressed, and would take the focus with it.
  const clear = () => {
    onClear();
    search.current?.focus();
  };
  return (
    <Toolbar role="search" $columns="minmax(0, 26em) minmax(0, 13em) auto" $from="40em">
      <SearchField
        inputRef={search}
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={filters.q}
        onChange={(q) => onChange({ q })}
      />
      <Select<StatusFilter>
        label={words.statusFilter}
        items={statusFilters}
        itemKey={(status) => status}
        itemLabel={(status) => filterWord(status, words)}
        value={statusFilterOf(filters.status)}
        onChange={(status) => onChange({ status })}
      />
      {isFiltered && (
        <Button variant="quiet" onClick={clear}>
          {words.clearFilters}
        </Button>
      )}
    </Toolbar>
  );
}

function filterWord(status: StatusFilter, words: CeremoniesWords): string {
  return status === 'all' ? words.everyStatus : statusWord(status, words);
}
