import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { apiTests } from './api-tests.ts';
import { root, tags } from './root.ts';

/** Rules, flows, decoders, builds and docs: no database, no browser, no global setup. */
export default defineConfig({
  root,
  // Tests in jsdom and happy-dom resolve packages as a browser does.
  resolve: { conditions: ['birrete-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['birrete-source', ...defaultServerConditions] } },
  test: {
    name: 'unit',
    tags,
    environment: 'node',
    include: ['{src,examples,tests,bench}/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/*.{e2e,packed,cross-browser,operations}.test.ts',
      ...apiTests,
    ],
    // Files of a worker share modules: state that a test leaves in a module reaches the next file.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
