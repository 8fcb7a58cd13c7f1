import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeAttribute, noncePlaceholder, type PageContent } from '../site-page.ts';
import type { renderPage } from '../src/render-page.tsx';
import { readManifest } from './build-manifest.ts';

/** Returns the content of a public page; undefined for all other paths, which the browser renders. */
export type ReadContent = (
  path: string,
  settings: PageSettings,
) => Promise<PageContent | undefined>;

/** Values of the page by the names of its `<meta name="birrete-…">`, as the browser reads them. */
export type PageSettings = Readonly<Record<Parameters<ReadSetting>[0], string>>;

type RenderPage = typeof renderPage;
type ReadSetting = Parameters<RenderPage>[1];

interface PublicPage {
  /** Name of the chunk of the page's code. */
  readonly chunk: string;
  /** Paths that the first screen requests at once. */
  readonly lists: readonly string[];
  /** True if a setting serves it. */
  readonly isOptional?: boolean;
}

const publicPages: Readonly<Record<string, PublicPage>> = {
  '/': { chunk: 'home-page', lists: [] },
  '/solicitar': {
    chunk: 'apply-page',
    lists: ['/api/public/ceremonies', '/api/public/careers', '/api/genders'],
  },
  '/estado': { chunk: 'status-page', lists: [] },
  '/verificar': { chunk: 'verification-page', lists: [], isOptional: true },
};

interface ContentOptions {
  /** Output folder of the builds. */
  readonly folder: string;
  readonly log: { error(details: object, message: string): void };
}

/**
 * Renders each public page once per settings. Nothing personal is in it, nor the query or anything of the API, so that
 * one rendering is for all visitors and no page waits for the API. A page that cannot be rendered is left to the browser.
 */
export function publicContent({ folder, log }: ContentOptions): ReadContent {
  const filesOf = readManifest(folder);
  const rendered = new Map<string, Promise<PageContent | undefined>>();

  async function render(at: string, page: PublicPage, settings: PageSettings) {
    try {
      const { renderPage } = await loadRenderer(folder);
      const { title, markup, styles } = await renderPage(
        at,
        (name) => settings[name],
        noncePlaceholder,
      );
      const scripts = filesOf(page.chunk).map(modulePreload);
      const lists = page.lists.map((path) => fetchPreload(settings.api + path));
      return { title, markup, head: [...scripts, ...lists, styles].join('\n') };
    } catch (error) {
      log.error({ error, page: at }, 'the page could not be rendered');
      return undefined;
    }
  }

  return async (at, settings) => {
    const page = publicPages[at];
    if (page === undefined || (page.isOptional && settings.verification !== 'on')) return undefined;
    const key = JSON.stringify([at, settings]);
    const content = rendered.get(key) ?? render(at, page, settings);
    rendered.set(key, content);
    return content;
  };
}

async function loadRenderer(folder: string): Promise<{ readonly renderPage: RenderPage }> {
  return import(pathToFileURL(path.join(folder, 'server/render-page.js')).href);
}

function modulePreload(file: string): string {
  return `<link rel="modulepreload" crossorigin href="/${file}" nonce="${noncePlaceholder}">`;
}

/** Of the same mode and credentials as the widgets' call, so that the browser uses the answer for it. */
function fetchPreload(address: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="${escapeAttribute(address)}">`;
}
