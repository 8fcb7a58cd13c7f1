import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { bundledChromium, findChromium } from './tests/browser/launch.ts';

const bundled = await bundledChromium();
const { executablePath, args } = bundled ?? (await findChromium());

/** The pictures and the accessibility of the states that stories show (`npm run test:visual`). */
export default defineConfig({
  testDir: 'tests/visual',
  testMatch: '*.visual.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Another Chromium draws letters in another way: with it, only accessibility is examined.
  ignoreSnapshots: bundled === undefined,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  outputDir: '.visual/differences',
  reporter: [['dot'], ['html', { outputFolder: '.visual/report', open: 'never' }]],
  expect: {
    timeout: 3_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.02 },
  },
  use: {
    launchOptions: {
      executablePath,
      args: [...args, '--font-render-hinting=none', '--force-color-profile=srgb'],
      env: {
        ...process.env,
        FONTCONFIG_FILE: fileURLToPath(new URL('tests/visual/fonts.conf', import.meta.url)),
      },
    },
  },
});
