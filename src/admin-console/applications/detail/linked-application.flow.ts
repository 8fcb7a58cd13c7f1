import type { ListState } from '#admin-console/data/use-list.ts';
import type { Application } from '#domain/application/application.ts';

/** An application that the address names by its code or id. */
export type LinkedApplication =
  | { readonly status: 'found'; readonly key: string; readonly row: Application }
  | UnopenedApplication;

/** An application that cannot be shown, or not yet. */
export type UnopenedApplication = { readonly key: string } & (
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
);

/** Looks for a code, else for an id. While the list is read again, an unknown key may still be found. */
export function linkedApplication(key: string, list: ListState<Application>): LinkedApplication {
  if (list.status === 'loading') return { status: 'loading', key };
  if (list.status === 'failed') {
    return { status: 'failed', key, message: list.message, retry: list.retry };
  }
  const code = key.trim().toUpperCase();
  const row =
    list.rows.find((application) => application.code.toUpperCase() === code) ??
    list.rows.find(({ id }) => String(id) === code);
  if (row !== undefined) return { status: 'found', key, row };
  return { status: list.isRefreshing ? 'loading' : 'missing', key };
}

/** Continues to show the last row of an application that is no longer found, since it may have unsaved edits. */
export function withLastRow(
  current: LinkedApplication | undefined,
  last: LinkedApplication | undefined,
): LinkedApplication | undefined {
  const isLost = current?.status !== 'found' && last?.status === 'found';
  return isLost && last.key === current?.key ? last : current;
}
