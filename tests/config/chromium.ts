import { playwright } from '@vitest/browser-playwright';
import { forceColors } from '../browser/force-colors.ts';
import { findChromium } from '../browser/launch.ts';

const chromium = await findChromium();

/** Browser mode in Chromium. */
export const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: chromium.executablePath, args: [...chromium.args] },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
  commands: { forceColors },
};

/**
 * Vite reloads the page when it optimises a dependency that it discovers during a run, which breaks the running test.
 * Dependencies listed here are optimised before the first test, on a cold cache too.
 */
export const optimizeDeps = {
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
    'msw/experimental',
    '@mswjs/interceptors/fetch',
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
    'react-aria/I18nProvider',
    'react-aria/Overlay',
    'react-aria/useDialog',
    'react-aria/useMenu',
    'react-aria/useModalOverlay',
    'react-aria/useTabList',
    'react-stately/Item',
    'react-stately/useMenuTriggerState',
    'react-stately/useOverlayTriggerState',
    'react-stately/useTabListState',
    'react-stately/useTreeState',
    'axe-core',
    'storybook/internal/core-events',
  ],
};
