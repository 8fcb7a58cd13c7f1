import { defineMain } from '@storybook/react-vite/node';

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
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
