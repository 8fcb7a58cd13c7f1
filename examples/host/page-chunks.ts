import path from 'node:path';
import type { Rolldown } from 'vite';

const pagesFolder = path.join(import.meta.dirname, 'src/pages');

/** Module that the entry imports in a later task, with the code of the whole site. */
const siteModule = path.join(import.meta.dirname, 'src/start.tsx');

/** Name of the chunk of the code that every page needs, apart from what the entry imports itself. */
export const siteChunk = 'site';

/** The page at which most visits begin. What it shares with another is needed everywhere. */
const home = 'home-page';

/** Number of lazy parts that make their common code one file. The common code of fewer is in small files. */
const commonParts = 4;

/** Characters of a module that is common even if only two lazy parts share it: a separate file costs more than it weighs. */
const smallModule = 1500;

/** Number of pages whose lazy parts have so little code in common that it isn't worth a file. */
const mostPages = 3;

/**
 * Groups modules by the pages that need them, so that a page loads few files: React DOM, the code of the whole site, the
 * code that first screens have in common, and the rest of its first screen. Without groups, the build writes a file for
 * each set of pages and lazy parts that share a module, most of them below 1 KB.
 *
 * The package must be imported by its entries of one widget each: `birrete` itself imports all of them.
 */
export function pageChunks(): Rolldown.CodeSplittingOptions {
  return {
    // What a module imports is needed wherever the module is, so it is in the same group or in a more common one.
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'pages', name: groupOf }],
  };
}

/** Returns null for a module that is left to the build. */
const groupOf: Rolldown.CodeSplittingNameFunction = (module, graph) => {
  const first = findImporters(module, graph, 'static');
  const any = findImporters(module, graph, 'all');
  const isShared = any.pages.size > 1;
  if (first.hasEntry) return 'entry';
  if (first.hasSite || (isShared && first.pages.has(home))) return siteChunk;
  if (isShared && (first.pages.size > 0 || any.pages.size >= mostPages)) return 'first-screens';
  const names = [...any.pages].sort().join('-');
  if (first.pages.size > 0) return names;
  const isSmall = (graph.getModuleInfo(module)?.code?.length ?? 0) < smallModule;
  const isCommon = first.parts.size >= (isSmall ? 2 : commonParts);
  return names !== '' && isCommon ? `${names}-parts` : null;
};

interface Importers {
  readonly hasEntry: boolean;
  readonly hasSite: boolean;
  /** Names of pages. */
  readonly pages: ReadonlySet<string>;
  /** Modules other than pages that are loaded lazily. */
  readonly parts: ReadonlySet<string>;
}

/**
 * Finds what imports a module, directly or through others, up to the pages.
 *
 * @param kind `all` includes lazy imports
 */
function findImporters(
  module: string,
  graph: Rolldown.ChunkingContext,
  kind: 'static' | 'all',
): Importers {
  const pages = new Set<string>();
  const parts = new Set<string>();
  let hasEntry = false;
  let hasSite = false;
  const found = new Set([module]);
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    if (info === null) continue;
    hasEntry ||= info.isEntry;
    for (const importer of info.importers) found.add(importer);
    if (id === siteModule) {
      hasSite = true;
      continue;
    }
    if (info.dynamicImporters.length === 0) continue;
    if (path.dirname(id) === pagesFolder) {
      pages.add(path.basename(id, '.tsx'));
    } else {
      parts.add(id);
      if (kind === 'all') for (const importer of info.dynamicImporters) found.add(importer);
    }
  }
  return { hasEntry, hasSite, pages, parts };
}
