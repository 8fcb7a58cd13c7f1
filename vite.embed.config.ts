import path from 'node:path';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const entry = path.resolve(import.meta.dirname, 'src/embed/standalone.ts');

/** What a chunking function is told of the module graph. */
type Graph = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...given: never) => unknown>
>[1];

/**
 * The script for pages without React: React and all in it, a chunk per widget, fetched where an element stands. It runs
 * from any folder and any server: chunks are found beside the script.
 */
export default defineConfig({
  base: './',
  build: {
    outDir: 'dist/embed',
    target: 'es2022',
    sourcemap: true,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { 'birrete-embed': entry },
      preserveEntrySignatures: 'allow-extension',
      plugins: [fetchTogether()],
      onwarn: (warning, warn) => {
        // Packages that are made for servers too say so; here is none.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: chunkNames(), debugName: 'shared', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});

/**
 * Which chunk a shared module belongs to. Left to itself, the bundler makes one of every set of parts that share
 * something, seventy in all, most of a few hundred bytes: each a request, and badly compressed alone.
 *
 * - `base` is what the look-up shares with another widget: React, the provider, the kit's first pieces.
 * - `form` is what the wizard shares with the console but not with the look-up.
 * - `console` is what the console's sign-in shares with its later parts.
 * - `wave` is what every widget fetches next (docs/decisions/0003).
 * - `office` is what several of the console's later parts share.
 */
function chunkNames(): (id: string, graph: Graph) => string | undefined {
  let parts: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return (id, graph) => {
    parts ??= partsOfModules(graph);
    const users = parts.get(id) ?? new Set();
    const uses = (part: string) => users.has(part);
    if (uses('status-widget')) return users.size > 1 ? 'base' : undefined;
    if (uses('wizard-widget')) return users.size > 1 ? 'form' : undefined;
    if (uses('admin-widget')) return users.size > 1 ? 'console' : undefined;
    if (uses('second-wave')) return 'wave';
    return uses('later-steps') || uses('result-part') || users.size < 3 ? undefined : 'office';
  };
}

/** By module: the parts that import it, each named by the file that `import()` asks for. */
function partsOfModules(graph: Graph): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map<string, Set<string>>();
  const starts = new Set([entry]);
  for (const start of starts) {
    const name = path.basename(start).replace(/\.tsx?$/, '');
    const ways = [start];
    for (let id = ways.pop(); id !== undefined; id = ways.pop()) {
      const users = parts.get(id) ?? new Set();
      if (users.has(name)) continue;
      parts.set(id, users.add(name));
      const info = graph.getModuleInfo(id);
      ways.push(...(info?.importedIds ?? []));
      for (const later of info?.dynamicallyImportedIds ?? []) starts.add(later);
    }
  }
  return parts;
}

/**
 * A browser learns what a chunk imports only when it has come. The small script names them all at once, so that a
 * widget takes one way to the server, not two.
 */
function fetchTogether(): Plugin {
  return {
    name: 'fetch-together',
    generateBundle(_, bundle) {
      const chunk = bundle['birrete-embed.js'];
      if (chunk?.type !== 'chunk') throw new Error('The embed has no entry chunk.');
      chunk.code = chunk.code.replace(
        /import\(([`"'])\.\/(chunks\/[^`"']+)\1\)/g,
        (alone, _quote, name) => {
          const wanted = bundle[name];
          const imports = wanted?.type === 'chunk' ? wanted.imports : [];
          if (imports.length === 0) return alone;
          const others = imports.filter((other) => other !== chunk.fileName);
          const all = [name, ...others].map((file) => `import("./${file}")`);
          return `Promise.all([${all.join()}]).then(([m])=>m)`;
        },
      );
    },
  };
}
