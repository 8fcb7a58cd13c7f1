/**
 * The number of times that something is tried: a few in `npm test`, so that each proof is known to work, more in
 * `npm run test:all` (`BIRRETE_TEST_ALL=1`), and as many as it promises in `npm run prove` (`BIRRETE_PROVE=1`).
 *
 * @param times.all by default as in `npm test`
 */
export function howOften(times: Readonly<{ test: number; all?: number; prove: number }>): number {
  const { BIRRETE_PROVE: prove, BIRRETE_TEST_ALL: all } = import.meta.env;
  if (prove === '1') return times.prove;
  return all === '1' ? (times.all ?? times.test) : times.test;
}
