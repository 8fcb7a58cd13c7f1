/** Limits of one page. */
export interface PageBudget {
  readonly path: string;
  /** True if search engines may index the page: it then needs a full score for SEO, too. */
  readonly isIndexed: boolean;
  readonly requests: number;
  /** Bytes over the network, in KiB. */
  readonly size: number;
}

/** Slightly above what the pages measure, to catch regressions. */
export const pageBudgets: readonly PageBudget[] = [
  { path: '/', isIndexed: true, requests: 5, size: 118 },
  { path: '/solicitar', isIndexed: true, requests: 8, size: 148 },
  { path: '/estado', isIndexed: false, requests: 5, size: 133 },
  { path: '/verificar', isIndexed: false, requests: 5, size: 133 },
  { path: '/login', isIndexed: false, requests: 5, size: 142 },
];

/**
 * Limits of all pages. Times are multiples of those of the plain React form in the same run, because absolute times differ
 * fourfold between machines.
 */
export const commonBudget = {
  /** Least performance score, 0 to 100. */
  performance: 85,
  /** Length of the longest chain of requests, the page itself included. */
  depth: 2,
  /** Cumulative layout shift that a visitor does not notice. */
  shift: 0.02,
  /** First paint of content. */
  fcp: 0.9,
  /** Paint of the largest content. */
  lcp: 1.9,
  /** Time in which the page can't react to input. */
  blocking: 6,
} as const;
