/** Tests that start the reference API on a database. */
export const apiTests = [
  'examples/api/**/*.test.ts',
  'examples/intranet/server/*.test.ts',
  'tests/conformance/reference-api*.test.ts',
  'tests/corpus/*.reference.test.ts',
  'tests/model/*.test.ts',
  'tests/resilience/*.postgres.test.ts',
  'tests/resilience/look-up/*.test.ts',
  'tests/resilience/memory/*.test.ts',
  'src/**/*.reference.test.ts',
];

/** Tests of races, which need PostgreSQL. */
export const postgresTests = '**/*.postgres.test.ts';
