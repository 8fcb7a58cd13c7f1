import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { keepInputsHash } from './build-inputs.ts';

/** Serves the fake API's worker as the package brings it. */
const fakeApiWorker = msw({ mode: 'worker-only' });

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../src/**/*.mdx', './**/*.mdx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  tags: {
    // Stories that prove a behaviour over time: the tests play them, a review chooses them by the filter of the sidebar.
    behavior: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true },
  },
  typescript: {
    // Reads the compiler's types, so that the tables name the members of a union.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  // The map shows the pictures that the visual tests compare.
  staticDirs: [{ from: '../tests/visual/pictures', to: '/pictures' }],
  viteFinal: ({ plugins = [], ...config }) => ({
    ...config,
    plugins: [...plugins, fakeApiWorker, keepInputsHash],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
