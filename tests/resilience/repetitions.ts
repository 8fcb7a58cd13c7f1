/**
 * The number of times that a test repeats its subject: a few in `npm test`, more in `npm run test:all`
 * (`BIRRETE_TEST_ALL=1`), and the full number in `npm run test:resilience` (`BIRRETE_RESILIENCE=1`).
 *
 * @param times.all by default as in `npm test`
 */
export function repetitions(times: Readonly<{ test: number; all?: number; full: number }>): number {
  const { BIRRETE_RESILIENCE: resilience, BIRRETE_TEST_ALL: all } = import.meta.env;
  if (resilience === '1') return times.full;
  return all === '1' ? (times.all ?? times.test) : times.test;
}
