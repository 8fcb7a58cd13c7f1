/** Tests that start the reference API over a database. */
export const apiTests = [
  'examples/api/**/*.test.ts',
  'tests/conformance/reference-api*.test.ts',
  'tests/resilience/*.postgres.test.ts',
  'src/**/*.reference.test.ts',
];

/** Those that need PostgreSQL, because they race. */
export const postgresTests = '**/*.postgres.test.ts';
