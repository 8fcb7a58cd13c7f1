import type { Plugin } from 'esbuild';

/**
 * What of ky never runs in birrete, by its file: when to repeat a call, since `src/api/exchange.ts` repeats none, and the
 * streams that tell a call's progress, which nobody asks for. Its class names them all the same, so no bundler sees it.
 */
const idle = [
  {
    file: /ky.distribution.core.retry-timing\.js$/,
    contents:
      'export const getRetryTimingHeader = undefined, calculateRetryTimingDelay = undefined;',
  },
  {
    file: /ky.distribution.utils.body\.js$/,
    contents: 'export const streamRequest = undefined, streamResponse = undefined;',
  },
] as const;

/** Builds ky in without it. For esbuild. */
export const kyOnce: Plugin = {
  name: 'ky-once',
  setup({ onLoad }) {
    for (const { file, contents } of idle) onLoad({ filter: file }, () => ({ contents }));
  },
};

/** The same for Vite. */
export const kyOnceInVite = {
  name: 'ky-once',
  enforce: 'pre' as const,
  load: (id: string) => idle.find(({ file }) => file.test(id))?.contents,
};
