/** An item between 'Anterior' and 'Siguiente': a page, or an ellipsis for pages left out before the next one. */
export type PageMark =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'ellipsis'; readonly after: number };

/** Number of pages of a list; an empty list has one page, which states that it is empty. */
export function pageCountOf(rowCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rowCount / pageSize));
}

/** The nearest existing page, from 1; for page numbers from an address or after rows were removed. */
export function nearestPage(page: number, pageCount: number): number {
  if (!Number.isFinite(page)) return 1;
  return Math.min(Math.max(1, Math.trunc(page)), pageCount);
}

/**
 * The numbered pages: first, last, the current one and its neighbours, with an ellipsis wherever pages are left out. At
 * most seven items, however many pages there are.
 *
 * @example pageMarks(5, 9) // 1 … 4 5 6 … 9
 */
export function pageMarks(page: number, pageCount: number): readonly PageMark[] {
  const current = nearestPage(page, pageCount);
  const wanted = [1, current - 1, current, current + 1, pageCount];
  const shown = [...new Set(wanted)]
    .filter((each) => each >= 1 && each <= pageCount)
    .sort((a, b) => a - b);
  return shown.flatMap((each, at): readonly PageMark[] => {
    const before = shown[at - 1] ?? 0;
    const mark: PageMark = { kind: 'page', page: each };
    return each === before + 1 ? [mark] : [{ kind: 'ellipsis', after: before }, mark];
  });
}

/** The rows of a page, counted from 1: 11 to 20 of 142. Both are 0 for an empty list. */
export function pageSpan(page: number, pageSize: number, rowCount: number) {
  const start = (nearestPage(page, pageCountOf(rowCount, pageSize)) - 1) * pageSize;
  return { first: rowCount === 0 ? 0 : start + 1, last: Math.min(start + pageSize, rowCount) };
}
