/** A list as a section sees it. */
export type ListState<Row> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      /** Shown in place of the list: the server's sentence or the feature's. */
      readonly sentence: string;
      retry(): void;
    }
  | {
      readonly status: 'ready';
      readonly rows: readonly Row[];
      /** How many rows of the server's list could not be read, and are not among `rows`. @default 0 */
      readonly unreadable?: number | undefined;
      /** Whether the list is being read again behind what is shown. */
      readonly isRefreshing: boolean;
    };

const none: readonly never[] = [];

/** The rows that have arrived: none, and always the same array, while the list is loading or has failed. */
export function rowsOf<Row>(list: ListState<Row>): readonly Row[] {
  return list.status === 'ready' ? list.rows : none;
}
