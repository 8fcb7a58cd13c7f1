import { useMessages } from '../../messages/messages-context.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { Select } from '../../ui/select/select.tsx';
import {
  type ApplicationFilters,
  type CheckedFilters,
  type FilterOption,
  type StatusFilter,
  statusFilters,
} from './application-filters.flow.ts';
import { applicationsMessages } from './applications.messages.ts';
import { Toolbar } from './applications.styles.ts';

interface ApplicationsToolbarProps {
  readonly filters: CheckedFilters;
  readonly options: {
    readonly ceremonies: readonly FilterOption[];
    readonly careers: readonly FilterOption[];
  };
  readonly onChange: (patch: Partial<ApplicationFilters>) => void;
}

/** The text search and the three lists of choices (spec §2). */
export function ApplicationsToolbar({ filters, options, onChange }: ApplicationsToolbarProps) {
  const words = useMessages(applicationsMessages);
  const statusWord = (status: StatusFilter) =>
    status === 'all' ? words.everyStatus : words[status];

  return (
    <Toolbar role="search">
      <SearchField
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
      <OptionSelect
        label={words.ceremonyFilter}
        everyLabel={words.everyCeremony}
        options={options.ceremonies}
        value={filters.ceremony}
        onChange={(ceremony) => onChange({ ceremony })}
      />
      <OptionSelect
        label={words.careerFilter}
        everyLabel={words.everyCareer}
        options={options.careers}
        value={filters.career}
        onChange={(career) => onChange({ career })}
      />
    </Toolbar>
  );
}

interface OptionSelectProps {
  readonly label: string;
  /** The choice that filters nothing. */
  readonly everyLabel: string;
  readonly options: readonly FilterOption[];
  readonly value: FilterOption | undefined;
  readonly onChange: (key: string) => void;
}

function OptionSelect({ label, everyLabel, options, value, onChange }: OptionSelectProps) {
  const every = { key: '', label: everyLabel };
  return (
    <Select<FilterOption>
      label={label}
      items={[every, ...options]}
      itemKey={({ key }) => key}
      itemLabel={(option) => option.label}
      value={value ?? every}
      onChange={({ key }) => onChange(key)}
    />
  );
}
