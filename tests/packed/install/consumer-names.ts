/** Projects in `fixtures`, which install the package as any consumer would. */
export const consumerNames = [
  'next',
  'vite-react-18',
  'vite-react-19',
  'common-js',
  'plain-html',
] as const;

export type ConsumerName = (typeof consumerNames)[number];
