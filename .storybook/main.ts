import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { keepInputsHash } from './build-inputs.ts';

/** Serves the service worker of the installed MSW package. */
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
    // Stories that test behaviour over time. Tests play them; the sidebar hides them behind a filter.
    behavior: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true },
  },
  typescript: {
    // Uses the compiler's types, so that the props tables list the members of a union.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  // The screen map shows the reference pictures of the visual tests.
  staticDirs: [{ from: '../tests/visual/pictures', to: '/pictures' }],
  viteFinal: ({ plugins = [], ...config }) => ({
    ...config,
    plugins: [...plugins, fakeApiWorker, keepInputsHash],
  }),
  // Highlighting reads the style of every element after each render. Only the panels of a running Storybook use it.
  features: { highlight: process.env.NODE_ENV === 'development' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
