import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { preactForReact } from '#build/bundle/preact-for-react.ts';
import { awaitReconnection } from './await-reconnection.ts';
import { cacheModules } from './cache-modules.ts';
import { browser, optimizeDeps } from './chromium.ts';
import { root } from './root.ts';

/**
 * Plays stories from their source, for one folder at a time. The story checks (playwright.config.ts) play all stories of
 * the built Storybook. With PREACT=1 the stories run on Preact, which the public elements are built with.
 */
export default defineConfig({
  root,
  plugins: [
    cacheModules(),
    awaitReconnection(),
    storybookTest({ configDir: path.join(root, '.storybook') }),
  ],
  resolve: { alias: process.env.PREACT === undefined ? [] : preactForReact },
  optimizeDeps,
  test: {
    name: 'storybook',
    testTimeout: 60_000,
    env: { STORYBOOK_LOCALE: process.env.STORYBOOK_LOCALE ?? 'es' },
    browser,
  },
});
