import { defineConfig } from 'vitest/config';

/**
 * All kinds of tests, for editors, Storybook and `--changed`. Vitest loads all projects even if one is named, including
 * Chromium and Storybook's presets, so scripts name the single configuration that they need (`--config
 * tests/config/…`).
 */
export default defineConfig({
  test: { projects: ['tests/config/*.config.ts'] },
});
