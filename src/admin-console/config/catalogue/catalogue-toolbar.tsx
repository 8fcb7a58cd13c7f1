import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Toolbar } from '../../../ui/toolbar/toolbar.styles.ts';
import { configMessages } from '../config.messages.ts';
import { type CatalogueController, searchKey } from './catalogue.controller.ts';
import type { CatalogueRow, Choice } from './catalogue.ts';

interface CatalogueToolbarProps<Row extends CatalogueRow> {
  readonly panel: CatalogueController<Row>;
  readonly placeholder: string;
}

/** The search, the catalogue's filters, and the way to clear them. */
export function CatalogueToolbar<Row extends CatalogueRow>({
  panel,
  placeholder,
}: CatalogueToolbarProps<Row>) {
  const words = useMessages(configMessages);
  const { query, filters, isFiltered, setFilter, clearFilters } = panel;
  return (
    <Toolbar
      role="search"
      $columns={`minmax(0, 20em) ${'minmax(0, 15em) '.repeat(filters.length)}auto`}
    >
      <SearchField
        label={words.search}
        placeholder={placeholder}
        value={query}
        onChange={(text) => setFilter(searchKey, text)}
      />
      {filters.map(({ id, label, choices, chosen }) => (
        <Select<Choice>
          key={id}
          label={label}
          items={choices}
          itemKey={({ key }) => key}
          itemLabel={(choice) => choice.label}
          value={chosen}
          onChange={({ key }) => setFilter(id, key)}
        />
      ))}
      {isFiltered && (
        <Button variant="quiet" onClick={clearFilters}>
          {words.clearFilters}
        </Button>
      )}
    </Toolbar>
  );
}
