import { msw } from 'msw/vite';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { codeToRender } from '../docs/code-to-render.ts';
import { awaitReconnection } from './await-reconnection.ts';
import { cacheModules } from './cache-modules.ts';
import { browser, optimizeDeps } from './chromium.ts';
import { root, tags } from './root.ts';

/** Components, adapters and elements in Chromium. */
export default defineConfig({
  root,
  plugins: [cacheModules(), awaitReconnection(), codeToRender(), msw({ mode: 'worker-only' })],
  resolve: { conditions: ['birrete-source', ...defaultClientConditions] },
  optimizeDeps,
  test: {
    name: 'browser',
    tags,
    include: [
      'src/**/*.test.tsx',
      'tests/{announcements,corpus,docs,isolation,adapter-kit,multi-instance,resilience/*}/*.test.tsx',
    ],
    setupFiles: ['./tests/browser/setup.ts'],
    env: { BIRRETE_RESILIENCE: process.env.BIRRETE_RESILIENCE ?? '' },
    testTimeout: 60_000,
    // Same timeout as Testing Library's queries (tests/browser/setup.ts).
    expect: { poll: { timeout: 10_000 } },
    // Files of a worker share a page and its modules, which takes a third less work (docs/decisions/0224).
    isolate: false,
    // One page per core, each with a separate browser context: storage, service workers and focus.
    maxWorkers: '100%',
    // A desktop width, which the console needs.
    browser: { ...browser, viewport: { width: 1280, height: 900 } },
  },
});
