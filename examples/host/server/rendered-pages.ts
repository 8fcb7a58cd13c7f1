import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeAttribute, noncePlaceholder, type PageContent } from '../site-page.ts';
import type { renderPage } from '../src/render-page.tsx';
import { type CallApi, cachedLists, type ReadLists } from './api-lists.ts';
import { readManifest } from './build-manifest.ts';

/** Returns the content of a page; undefined for other paths, which the browser renders. */
export type ReadContent = (
  path: string,
  settings: PageSettings,
  callApi: CallApi,
) => Promise<PageContent | undefined>;

/** Values of the page by the names of its `<meta name="birrete-…">`, as the browser reads them. */
export type PageSettings = Readonly<Record<Exclude<Parameters<ReadSetting>[0], 'lists'>, string>>;

type RenderPage = typeof renderPage;
type ReadSetting = Parameters<RenderPage>[1];

interface RenderedPage {
  /** Names of the chunks of the page's code: the page's, and those that its first screen loads lazily. */
  readonly chunks: readonly string[];
  /** Names of the chunks that it needs after those, while it hydrates. @default none */
  readonly nextChunks?: readonly string[];
  /** Paths that the first screen requests at once, by the names that the widget gives to their answers. */
  readonly lists?: Readonly<Record<string, string>>;
  /** True if a setting serves it. */
  readonly isOptional?: boolean;
}

const renderedPages: Readonly<Record<string, RenderedPage>> = {
  '/': { chunks: ['home-page'] },
  '/solicitar': {
    chunks: ['apply-page'],
    lists: {
      ceremonies: '/api/public/ceremonies',
      careers: '/api/public/careers',
      genders: '/api/genders',
    },
  },
  '/estado': { chunks: ['status-page'] },
  '/verificar': { chunks: ['verification-page'], isOptional: true },
  '/login': { chunks: ['console-page'] },
  '/admin': consoleSection('dashboard'),
  '/admin/ceremonies': consoleSection('ceremonies'),
  '/admin/applications': consoleSection('applications'),
  '/admin/titles': consoleSection('titles'),
  '/admin/reports': consoleSection('reports'),
  '/admin/config': consoleSection('config'),
};

/** The frame around a section is the same for everybody; the browser adds who is signed in, and the section. */
function consoleSection(name: string): RenderedPage {
  return { chunks: ['console-page'], nextChunks: ['frame-content', `${name}-section`] };
}

/** The address of one application or of a tab has the page of its section. */
const withinSection = /^(\/admin\/(?:ceremonies|applications|titles|config))\/.*/;

interface ContentOptions {
  /** Output folder of the builds. */
  readonly folder: string;
  readonly log: { error(details: object, message: string): void };
}

/**
 * Renders each page once for its settings and lists. Nothing personal is in it, nor the query, so that one rendering is
 * for all visitors. A page does not wait long for its lists, and one that cannot be rendered is left to the browser.
 */
export function renderedContent({ folder, log }: ContentOptions): ReadContent {
  const filesOf = readManifest(folder);
  const rendered = new Map<string, Rendering>();
  const readers = listReaders();

  async function render(at: string, page: RenderedPage, settings: PageSettings, lists: string) {
    try {
      const { renderPage } = await loadRenderer(folder);
      const values = { ...settings, lists };
      const { title, markup, styles } = await renderPage(
        at,
        (name) => values[name],
        noncePlaceholder,
      );
      const scripts = filesOf(page.chunks);
      const next = filesOf(page.nextChunks ?? []).filter((file) => !scripts.includes(file));
      const calls = Object.values(page.lists ?? {}).map((path) => settings.api + path);
      const head = [
        ...scripts.map(modulePreload),
        ...next.map(nextModulePreload),
        ...calls.map(fetchPreload),
        styles,
      ];
      return { title, markup, lists, head: head.join('\n') };
    } catch (error) {
      const reason = error instanceof Error ? error.stack : error;
      log.error({ reason, page: at }, 'the page could not be rendered');
      return undefined;
    }
  }

  return async (path, settings, callApi) => {
    const at = path.replace(withinSection, '$1');
    const page = renderedPages[at];
    if (page === undefined || (page.isOptional && settings.verification !== 'on')) return undefined;
    const lists = (await readers.get(at)?.(callApi)) ?? '';
    const key = JSON.stringify([settings, lists]);
    const former = rendered.get(at);
    if (former?.key === key) return former.content;
    const content = render(at, page, settings, lists);
    rendered.set(at, { key, content });
    return content;
  };
}

/** Readers of the lists of the pages that have some. */
function listReaders(): ReadonlyMap<string, ReadLists> {
  const readers = new Map<string, ReadLists>();
  for (const [at, { lists }] of Object.entries(renderedPages)) {
    if (lists !== undefined) readers.set(at, cachedLists({ paths: lists }));
  }
  return readers;
}

/** The last rendering of a page. */
interface Rendering {
  readonly key: string;
  readonly content: Promise<PageContent | undefined>;
}

async function loadRenderer(folder: string): Promise<{ readonly renderPage: RenderPage }> {
  return import(pathToFileURL(path.join(folder, 'server/render-page.js')).href);
}

/** With low priority: the page is readable without it, and its lists are more urgent. */
function modulePreload(file: string): string {
  return `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" nonce="${noncePlaceholder}">`;
}

/** For no medium until `requestNextScripts` runs. */
function nextModulePreload(file: string): string {
  return modulePreload(file).replace('<link', '<link media="not all"');
}

/** Of the same mode and credentials as the widgets' call, so that the browser uses the answer for it. */
function fetchPreload(address: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="${escapeAttribute(address)}">`;
}
