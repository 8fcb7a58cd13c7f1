/** A list of the back office as a section sees it. */
export type ListState<Row> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      /** What stands in place of the list: the server's sentence or the feature's (spec §8). */
      readonly sentence: string;
      retry(): void;
    }
  | {
      readonly status: 'ready';
      readonly rows: readonly Row[];
      /** Whether the list is being read again behind what is shown. */
      readonly isRefreshing: boolean;
    };

const none: readonly never[] = [];

/** The rows that are there: none while the list is loading, or where it failed. */
export function rowsOf<Row>(list: ListState<Row>): readonly Row[] {
  return list.status === 'ready' ? list.rows : none;
}
