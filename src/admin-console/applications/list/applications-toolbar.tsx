import type { RefObject } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Toolbar } from '../../../ui/toolbar/toolbar.styles.ts';
import { OptionFilter } from '../../list/option-filter.tsx';
import { applicationsMessages } from '../applications.messages.ts';
import {
  type ApplicationFilters,
  type CheckedFilters,
  type FilterOption,
  type StatusFilter,
  statusFilters,
} from './application-filters.flow.ts';

interface ApplicationsToolbarProps {
  readonly filters: CheckedFilters;
  readonly options: {
    readonly ceremonies: readonly FilterOption[];
    readonly careers: readonly FilterOption[];
  };
  readonly onChange: (patch: Partial<ApplicationFilters>) => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** The text search and the three lists of choices (spec §2). */
export function ApplicationsToolbar(props: ApplicationsToolbarProps) {
  const { filters, options, onChange, searchRef } = props;
  const words = useMessages(applicationsMessages);
  const statusWord = (status: StatusFilter) =>
    status === 'all' ? words.everyStatus : words[status];

  return (
    <Toolbar
      role="search"
      $columns="minmax(0, 1.9fr) minmax(0, 0.9fr) minmax(0, 1.3fr) minmax(0, 1.3fr)"
    >
      <SearchField
        inputRef={searchRef}
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={filters.q}
        onChange={(q) => onChange({ q })}
      />
      <Select<StatusFilter>
        label={words.statusFilter}
        items={statusFilters}
        itemKey={(status) => status}
        itemLabel={statusWord}
        value={filters.status ?? 'all'}
        onChange={(status) => onChange({ status })}
      />
      <OptionFilter
        label={words.ceremonyFilter}
        everything={words.everyCeremony}
        options={options.ceremonies}
        chosen={filters.ceremony?.key}
        onChange={(ceremony) => onChange({ ceremony })}
      />
      <OptionFilter
        label={words.careerFilter}
        everything={words.everyCareer}
        options={options.careers}
        chosen={filters.career?.key}
        onChange={(career) => onChange({ career })}
      />
    </Toolbar>
  );
}
