import { defineConfig } from 'vitest/config';
import { cacheCompiledCode, root } from './root.ts';

cacheCompiledCode();

/** Journeys in Firefox, WebKitGTK and emulated phones, if installed. */
export default defineConfig({
  root,
  test: {
    name: 'cross-browser',
    environment: 'node',
    include: ['tests/cross-browser/*.cross-browser.test.ts'],
    globalSetup: ['./tests/e2e/site/demo-data.setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // The files share a site, one after another.
    isolate: false,
    fileParallelism: false,
  },
});
