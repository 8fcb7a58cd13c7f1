import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { type ListState, rowsOf } from './use-list.ts';

/** Several lists as one state. A failed list counts before one that is still loading. */
export type ListsState<Rows> = (
  | { readonly status: 'loading' }
  | (ListFailures & { readonly status: 'failed' })
  | {
      readonly status: 'ready';
      readonly rows: Rows;
      /** The optional lists that failed: their `rows` are empty. */
      readonly missing: readonly (keyof Rows)[];
      /** When the server sent the oldest of the rows, in milliseconds. */
      readonly readAt: number;
    }
) & {
  /** True if one of the lists is being read, for the first time or again. */
  readonly isRefreshing: boolean;
  /** All lists that failed; undefined when none did. */
  readonly failures: ListFailures | undefined;
};

interface ListFailures {
  /** The first of `messages`. */
  readonly message: string;
  /** One message per failed list. */
  readonly messages: readonly string[];
  /** Reads the failed lists again. */
  readonly retry: () => void;
}

type Lists = Readonly<Record<string, ListState<unknown>>>;
type RowsOf<Named extends Lists> = {
  readonly [Name in keyof Named]: Named[Name] extends ListState<infer Row> ? readonly Row[] : never;
};

/**
 * Combines lists. The state keeps its identity until one of the lists changes, and `rows` until one has other rows.
 *
 * @param optional names of lists whose failure leaves the others usable
 * @example
 * const lists = useLists({ careers: useList(resources.careers), genders: useList(resources.genders) });
 */
export function useLists<Named extends Lists>(
  named: Named,
  ...optional: readonly (keyof Named & string)[]
): ListsState<RowsOf<Named>> {
  const lists = useShallow((all: Named) => all)(named);
  const rows = useShallow(allRows<Named>)(named);
  const optionalNames = optional.join(' ');
  return useMemo(
    () => combine(lists, rows, optionalNames.split(' ')),
    [lists, rows, optionalNames],
  );
}

function allRows<Named extends Lists>(lists: Named): RowsOf<Named> {
  const entries = Object.entries(lists).map(([name, list]) => [name, rowsOf(list)]);
  return Object.fromEntries(entries) as RowsOf<Named>;
}

type Failed = Extract<ListState<unknown>, { readonly status: 'failed' }>;

function combine<Named extends Lists>(
  lists: Named,
  rows: RowsOf<Named>,
  optional: readonly string[],
): ListsState<RowsOf<Named>> {
  const entries = Object.entries(lists);
  const failed = entries.flatMap(([name, list]) =>
    list.status === 'failed' ? [{ name, list }] : [],
  );
  const required = failed.filter(({ name }) => !optional.includes(name));
  const shared = {
    isRefreshing: entries.some(([, list]) => isReading(list)),
    failures: failed.length === 0 ? undefined : failuresOf(failed.map(({ list }) => list)),
  };
  if (required.length > 0) {
    return { status: 'failed', ...shared, ...failuresOf(required.map(({ list }) => list)) };
  }
  if (entries.some(([, { status }]) => status === 'loading')) {
    return { status: 'loading', ...shared };
  }
  return {
    status: 'ready',
    ...shared,
    rows,
    missing: failed.map(({ name }) => name),
    readAt: Math.min(...entries.flatMap(([, list]) => readAtOf(list))),
  };
}

function failuresOf(lists: readonly Failed[]): ListFailures {
  const messages = lists.map(({ message }) => message);
  return {
    message: messages[0] ?? '',
    messages,
    retry: () => {
      for (const { retry } of lists) retry();
    },
  };
}

function isReading(list: ListState<unknown>): boolean {
  return list.status === 'loading' || (list.status === 'ready' && list.isRefreshing);
}

/** Empty for a list that was never read: issued titles that cannot be read count as none. */
function readAtOf(list: ListState<unknown>): readonly number[] {
  return list.status === 'ready' && list.readAt ? [list.readAt] : [];
}
