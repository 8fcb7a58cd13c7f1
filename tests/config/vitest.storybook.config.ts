import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { preactForReact } from '../../build/bundle/preact-for-react.ts';
import { browser, optimizeDeps } from './chromium.ts';
import { root } from './root.ts';

/**
 * Stories played from their source, for the story at hand; the visit to the built Storybook (playwright.config.ts) plays
 * all of them. With PREACT=1 they run on Preact, which the public elements are built with.
 */
export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
  resolve: { alias: process.env.PREACT === undefined ? [] : preactForReact },
  optimizeDeps,
  test: {
    name: 'storybook',
    testTimeout: 60_000,
    env: { STORYBOOK_LOCALE: process.env.STORYBOOK_LOCALE ?? 'es' },
    browser,
  },
});
