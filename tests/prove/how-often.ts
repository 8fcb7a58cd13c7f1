/**
 * How often something is tried: a few times in `npm test`, so that each proof is known to work, and as often as it
 * promises in `npm run prove`.
 */
export function howOften({ test, prove }: Readonly<{ test: number; prove: number }>): number {
  return import.meta.env.BIRRETE_PROVE === '1' ? prove : test;
}
