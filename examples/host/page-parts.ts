import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { siteChunk } from './page-chunks.ts';
import { hostMessages } from './src/host.messages.ts';

/** Writes the messages for browsers that run no JavaScript, or do not get it, into the page. */
export function pageNotices(): Plugin {
  return {
    name: 'birrete-page-notices',
    transformIndexHtml: (page) =>
      page
        .replaceAll('__BIRRETE_NO_SCRIPT__', hostMessages.noScript)
        .replaceAll('__BIRRETE_LOAD_FAILED__', hostMessages.loadFailed)
        .replaceAll('__BIRRETE_RELOAD__', hostMessages.reload),
  };
}

/** Puts the site's style sheet into the page, which can then be painted as soon as it has arrived. */
export function inlineStyleSheet(): Plugin {
  let root = '';
  return {
    name: 'birrete-inline-styles',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (page) =>
        page.replace(/<link rel="stylesheet" href="\/(.+?)" \/>/, (_link, file: string) => {
          return `<style>${readFileSync(path.join(root, file), 'utf8')}</style>`;
        }),
    },
  };
}

/** Announces the code of the whole site, which the entry imports in a later task. */
export function announceSite(): Plugin {
  return {
    name: 'birrete-announce-site',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'chunk' && file.name === siteChunk)
          .map(({ fileName }) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          })),
    },
  };
}
