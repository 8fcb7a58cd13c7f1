/** The projects in `fixtures`, each of which installs the package as anyone would. */
export const consumerNames = [
  'next',
  'vite-react-18',
  'vite-react-19',
  'common-js',
  'plain-html',
] as const;

export type ConsumerName = (typeof consumerNames)[number];
