import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { preactForReact } from './build/preact-for-react.ts';
import { forceColors } from './tests/browser/force-colors.ts';
import { findChromium } from './tests/browser/launch.ts';
import { codeToRender } from './tests/docs/code-to-render.ts';

const root = path.dirname(fileURLToPath(import.meta.url));
const chromium = await findChromium();

/** A new object each time: Vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: chromium.executablePath, args: [...chromium.args] },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
  commands: { forceColors },
});

/** What passes at the second try is marked in the report, as in the visit to Storybook. */
const retry = 1;

/**
 * Found while a run is under way, a package would be optimised then and the page reloaded in the middle of a test, with
 * two copies of React. Named here, they are ready before the first one, on a cold cache too.
 */
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'styled-components',
    '@react-stately/flags',
    'downshift',
    'zustand/react',
    'zustand/vanilla',
    'valibot',
    'ky',
    'msw',
    'msw/browser',
    '@testing-library/react',
    '@testing-library/user-event',
    'fast-check',
    'react-router',
    '@tanstack/react-router',
    '@tanstack/react-query',
    'lean-qr/extras/svg',
    'lean-qr/nano',
    'date-fns/addDays',
    'date-fns/isExists',
    'react-aria/FocusScope',
    'react-aria/Overlay',
    'react-aria/useDialog',
    'react-aria/useModalOverlay',
    'react-stately/useOverlayTriggerState',
    'axe-core',
    'pixelmatch',
    'storybook/internal/core-events',
  ],
};

export default defineConfig({
  test: {
    projects: [
      {
        // What is tested in jsdom and happy-dom is resolved as for a browser.
        resolve: { conditions: ['birrete-source', ...defaultClientConditions] },
        ssr: { resolve: { conditions: ['birrete-source', ...defaultServerConditions] } },
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: ['./examples/api/src/testing/template.setup.ts'],
          include: ['{src,examples,tests,bench}/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            '**/*.e2e.test.ts',
            '**/*.packed.test.ts',
            '**/*.browser.test.*',
            '**/*.browsers.test.ts',
            '**/*.operations.test.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react(), codeToRender(), msw({ mode: 'worker-only' })],
        resolve: { conditions: ['birrete-source', ...defaultClientConditions] },
        optimizeDeps,
        test: {
          name: 'browser',
          retry,
          include: ['src/**/*.test.tsx', 'tests/{docs,isolation,kit,one-page,prove/*}/*.test.tsx'],
          setupFiles: ['./tests/browser/patience.ts', './tests/browser/fresh-worker.ts'],
          env: { BIRRETE_PROVE: process.env.BIRRETE_PROVE ?? '' },
          testTimeout: 60_000,
          browser: browser(),
        },
      },
      {
        // One story or one folder, while it is being written. All of them are opened by the visit (playwright.config.ts).
        // With PREACT=1 on what the public elements are built with.
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
        resolve: { alias: process.env.PREACT === undefined ? [] : preactForReact },
        optimizeDeps,
        test: {
          name: 'storybook',
          testTimeout: 60_000,
          env: { STORYBOOK_LOCALE: process.env.STORYBOOK_LOCALE ?? 'es' },
          browser: browser(),
        },
      },
      {
        test: {
          name: 'e2e',
          retry,
          environment: 'node',
          include: ['tests/{e2e,prove}/**/*.e2e.test.ts'],
          // Whole journeys, on a machine that does other things too.
          testTimeout: 300_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'browsers',
          environment: 'node',
          include: ['tests/browsers/*.browsers.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'operations',
          environment: 'node',
          include: ['tests/operations/*.operations.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'packed',
          retry,
          environment: 'node',
          include: ['tests/packed/*.packed.test.ts'],
          globalSetup: ['./tests/packed/install/setup.ts'],
          testTimeout: 120_000,
          // What is installed and built, on a machine that does other things too.
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
