import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { bundledChromium, findChromium } from '../browser/launch.ts';
import type { StoryCheck } from './checked-page.ts';

const root = path.resolve(import.meta.dirname, '../..');
const bundled = await bundledChromium();
const { executablePath, args } = bundled ?? (await findChromium());

/** Story checks on the built Storybook (`npm run test:stories`, `npm run test:stories -- --build --pictures`). */
export default defineConfig<object, StoryCheck>({
  testDir: '.',
  testMatch: '*.story-check.ts',
  projects: [
    { name: 'all' },
    { name: 'english', grep: /@journey/, use: { language: 'en' } },
    { name: 'usual', grep: /@usual/, use: { extent: 'usual' } },
    ...(['unordered', 'reversed'] as const).map((network) => ({
      name: network,
      grepInvert: /@docs/,
      use: { extent: 'usual' as const, network },
    })),
    { name: 'pictures', grep: /@picture/, use: { extent: 'pictures' } },
  ],
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  // Other Chromium versions render fonts differently, so pictures are compared only with the bundled one.
  ignoreSnapshots: bundled === undefined,
  updateSnapshots: 'none',
  snapshotPathTemplate: path.join(root, 'tests/visual/pictures/{arg}{ext}'),
  outputDir: path.join(root, '.visual/differences'),
  reporter: [['dot'], ['html', { outputFolder: path.join(root, '.visual/report'), open: 'never' }]],
  expect: {
    // Generous, because the machine may be busy.
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      threshold: 0.01,
    },
  },
  use: {
    launchOptions: {
      executablePath,
      args: [
        ...args,
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
        // The edges of an area that is painted again differ by a few pixels.
        '--disable-partial-raster',
      ],
      env: {
        ...process.env,
        TZ: 'UTC',
        LC_ALL: 'C.UTF-8',
        FONTCONFIG_FILE: path.join(root, 'tests/visual/fonts.conf'),
      },
    },
  },
});
