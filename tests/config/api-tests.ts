/** Tests that start the reference API over a database. */
export const apiTests = [
  'examples/api/**/*.test.ts',
  'tests/conformance/reference-api*.test.ts',
  'tests/prove/{killed-issues,lost-updates}.test.ts',
  'src/**/*.reference.test.ts',
];

/** Those that need PostgreSQL, or name their databases themselves. */
export const postgresTests = ['**/*.postgres.test.ts', 'tests/prove/*.test.ts'];
