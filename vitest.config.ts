import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { findChromium } from './tests/browser/launch.ts';
import { preferScheme } from './tests/browser/prefer-scheme.ts';

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
  commands: { preferScheme },
});

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
    'storybook/internal/core-events',
  ],
};

/** Every story in English on demand, else the journeys: files without one would be loaded for nothing. */
const isEveryStory = process.env.ALL_STORIES !== undefined;
const withoutJourneys = isEveryStory
  ? []
  : globSync('src/**/*.stories.tsx').filter(
      (file) => !readFileSync(file, 'utf8').includes("'journey'"),
    );

export default defineConfig({
  test: {
    projects: [
      {
        ssr: { resolve: { conditions: ['birrete-source', ...defaultServerConditions] } },
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,examples,tests,bench}/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            '**/*.e2e.test.ts',
            '**/*.packed.test.ts',
            '**/*.storybook.test.ts',
            '**/*.browser.test.*',
          ],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        resolve: { conditions: ['birrete-source', ...defaultClientConditions] },
        optimizeDeps,
        publicDir: path.join(root, '.storybook/public'),
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx', 'tests/{accessibility,one-page}/*.test.tsx'],
          setupFiles: ['./tests/browser/patience.ts'],
          testTimeout: 60_000,
          browser: browser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
        optimizeDeps,
        publicDir: path.join(root, '.storybook/public'),
        test: { name: 'storybook', testTimeout: 60_000, browser: browser() },
      },
      {
        // The journeys, or every story with ALL_STORIES=1.
        plugins: [
          storybookTest({
            configDir: path.join(root, '.storybook'),
            tags: { include: [isEveryStory ? 'test' : 'journey'] },
          }),
        ],
        optimizeDeps,
        publicDir: path.join(root, '.storybook/public'),
        test: {
          name: 'storybook-english',
          exclude: withoutJourneys,
          testTimeout: 60_000,
          env: { STORYBOOK_LOCALE: 'en' },
          browser: browser(),
        },
      },
      {
        test: {
          name: 'storybook-static',
          environment: 'node',
          include: ['tests/storybook/*.storybook.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.e2e.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'packed',
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
