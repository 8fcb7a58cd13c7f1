import type { Choice } from '#admin-console/list/list-filter.flow.ts';
import { handoverMessages } from '#admin-console/titles/collection/handover.messages.ts';
import { type BookView, bookViews } from '#admin-console/titles/collection/handover-rows.flow.ts';
import { formatLongDate } from '#domain/calendar/calendar-date.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { BookFilters } from '../handover.styles.ts';
import type { HandoverBookController } from './handover-book.controller.ts';

/** Search, view and ceremony. */
export function HandoverFilters({ book }: { readonly book: HandoverBookController }) {
  const messages = useMessages(handoverMessages);
  const locale = useLocale();
  const all: Choice = { key: '', label: messages.everyCeremony };
  const ceremonies = book.ceremonies.map(
    ({ key, name, date }): Choice => ({
      key,
      label:
        date === undefined
          ? name
          : formatMessage(messages.ceremonyWithDate, { name, date: formatLongDate(date, locale) }),
    }),
  );
  return (
    <BookFilters role="search">
      <SearchField
        label={messages.search}
        placeholder={messages.searchPlaceholder}
        value={book.query}
        onChange={book.setQuery}
      />
      <Select<BookView>
        label={messages.show}
        items={bookViews}
        itemKey={(view) => view}
        itemLabel={(view) => messages[view]}
        value={book.view}
        onChange={book.setView}
      />
      <Select<Choice>
        label={messages.ceremonyFilter}
        items={[all, ...ceremonies]}
        itemKey={({ key }) => key}
        itemLabel={({ label }) => label}
        value={ceremonies.find(({ key }) => key === book.ceremony) ?? all}
        onChange={({ key }) => book.setCeremony(key)}
      />
    </BookFilters>
  );
}
