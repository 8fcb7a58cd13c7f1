import { Select } from '../../ui/select/select.tsx';

/** One choice of a filter. */
interface Option {
  /** What stands in the address; never empty. */
  readonly key: string;
  readonly label: string;
}

interface OptionFilterProps {
  readonly label: string;
  /** The choice that filters nothing. */
  readonly everything: string;
  readonly options: readonly Option[];
  /** The chosen option's key; a key that none has counts as nothing chosen. */
  readonly chosen: string | undefined;
  /** An empty key stands for everything. */
  readonly onChange: (key: string) => void;
}

/** A filter by one of a list's values, above the list. */
export function OptionFilter({ label, everything, options, chosen, onChange }: OptionFilterProps) {
  const every: Option = { key: '', label: everything };
  return (
    <Select<Option>
      label={label}
      items={[every, ...options]}
      itemKey={({ key }) => key}
      itemLabel={(option) => option.label}
      value={options.find(({ key }) => key === chosen) ?? every}
      onChange={({ key }) => onChange(key)}
    />
  );
}
