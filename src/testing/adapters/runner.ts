/** The two functions of a test runner that a description needs; Vitest's, Jest's and Mocha's fit. */
export interface TestRunner {
  describe(name: string, define: () => void): unknown;
  test(name: string, run: () => void | Promise<void>): unknown;
}

/** The passed functions, else the runner's globals. @throws if there are none */
export function runnerOf(passed: Partial<TestRunner>): TestRunner {
  const globals: Partial<TestRunner> = globalThis as typeof globalThis & Partial<TestRunner>;
  const { describe = globals.describe, test = globals.test } = passed;
  if (describe !== undefined && test !== undefined) return { describe, test };
  throw new Error('Pass describe and test of your test runner, or switch its globals on.');
}

/** @throws where two values are not the same, as JSON writes them */
export function same(what: string, actual: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${what}: ${is} instead of ${should}`);
}

/** @throws where something does not hold */
export function holds(claim: string, isSo: boolean): void {
  if (!isSo) throw new Error(`Does not hold: ${claim}`);
}
