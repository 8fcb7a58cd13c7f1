import type { ListFilter } from '#admin-console/list/list-filter.flow.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { HandoverMessages } from './handover.messages.ts';
import { bookViews, handoverRow, isInView, type RowContext } from './handover-rows.flow.ts';

/** Filters by hand-over, with the views of the book. 'Sin retirar' needs the days after which a title counts as such. */
export function handoverFilter(
  messages: HandoverMessages,
  context: RowContext,
): ListFilter<IssuedTitle> {
  const views = bookViews.filter((view) => view !== 'overdue' || context.days !== undefined);
  return {
    id: 'handover',
    label: messages.filter,
    allLabel: messages.everyTitle,
    choices: views.map((key) => ({ key, label: messages[key] })),
    keyOf: (title) => {
      const row = handoverRow(title, context);
      return views.filter((view) => isInView(row, view));
    },
  };
}
