import { defineConfig } from 'vitest/config';

/**
 * Every kind of test, for editors, Storybook and `--changed`. Vitest loads all projects even when one is named, among them
 * Chromium and Storybook's presets, so that scripts name the one configuration they need (`--config tests/config/…`).
 */
export default defineConfig({
  test: { projects: ['tests/config/*.config.ts'] },
});
