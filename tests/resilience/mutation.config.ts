import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** The tests that Stryker runs for each mutant: those without a browser and a database. */
export default defineConfig({
  // The API imports the package, which need not be built.
  ssr: { resolve: { conditions: ['birrete-source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    testTimeout: 60_000,
    include: [
      'src/{contract,domain,register}/**/*.test.ts',
      'src/api/**/*.test.ts',
      'src/{graduation-wizard,routing}/**/*.test.ts',
      'src/admin-console/ceremonies/**/*.test.ts',
      'examples/api/src/**/{calendar-day,client-address,fair-queue,list-cache}.test.ts',
    ],
    // These use a database.
    exclude: ['**/*.reference.test.ts'],
  },
});
