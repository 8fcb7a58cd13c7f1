/**
 * Limits of a public page, slightly above what it measures, to catch regressions. Times are multiples of those of the
 * plain React form in the same run, because absolute times differ fourfold between machines.
 */
export interface PageBudget {
  readonly path: string;
  /** Least performance score, 0 to 100. */
  readonly performance: number;
  /** True if search engines may index the page: it then needs a full score for SEO, too. */
  readonly isIndexed: boolean;
  readonly requests: number;
  /** Length of the longest chain of requests, the page itself included. */
  readonly depth: number;
  /** Bytes over the network, in KiB. */
  readonly size: number;
  /** First paint of content. */
  readonly fcp: number;
  /** Paint of the largest content. */
  readonly lcp: number;
  /** Time in which the page can't react to input. A plain form that blocks less than 50 ms counts as 50. */
  readonly blocking: number;
}

const times = { fcp: 0.9, lcp: 1.9, blocking: 8 } as const;

export const pageBudgets: readonly PageBudget[] = [
  { path: '/', performance: 80, isIndexed: true, requests: 5, depth: 2, size: 150, ...times },
  {
    path: '/solicitar',
    performance: 80,
    isIndexed: true,
    requests: 8,
    depth: 2,
    size: 168,
    ...times,
  },
  {
    path: '/estado',
    performance: 80,
    isIndexed: false,
    requests: 5,
    depth: 2,
    size: 155,
    ...times,
  },
  {
    path: '/verificar',
    performance: 80,
    isIndexed: false,
    requests: 5,
    depth: 2,
    size: 155,
    ...times,
  },
  { path: '/login', performance: 80, isIndexed: false, requests: 5, depth: 2, size: 165, ...times },
];
