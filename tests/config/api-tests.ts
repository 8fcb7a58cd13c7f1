/** Tests that start the reference API over a database. */
export const apiTests = [
  'examples/api/**/*.test.ts',
  'tests/conformance/*.test.ts',
  'tests/prove/{killed-issues,lost-updates}.test.ts',
  'src/**/*.reference.test.ts',
];
