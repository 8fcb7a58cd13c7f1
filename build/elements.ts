import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build as bundle, type Plugin } from 'esbuild';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { writeIntegrity } from './integrity.ts';
import { jsxOnceInVite } from './jsx-once.ts';
import { kyOnceInVite } from './ky-once.ts';
import { preactForReact } from './preact-for-react.ts';
import { tightCss, tightCssInVite } from './tight-css.ts';

/**
 * Builds the script for pages without React: all is in it, a chunk per widget, fetched where an element stands. It runs
 * from any folder and any server: chunks are found beside the script.
 */
const folder = path.resolve(import.meta.dirname, '../dist/embed');
const embed = path.resolve(import.meta.dirname, '../src/embed');

await rm(folder, { recursive: true, force: true });
const chunks = [
  ...(await buildWidgets(['wizard-widget', 'status-widget'], { alias: preactForReact })),
  ...(await buildWidgets(['admin-widget'])),
];
await writeScript(chunks);
writeIntegrity(folder);

type Chunk = Rolldown.OutputChunk;

/** Builds widgets that share chunks. */
async function buildWidgets(
  names: readonly string[],
  resolve: NonNullable<InlineConfig['resolve']> = {},
): Promise<readonly Chunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    base: './',
    // Preact is no CommonJS: its elements are short as they are.
    plugins: [
      kyOnceInVite,
      tightCssInVite,
      ...(resolve.alias === undefined ? [jsxOnceInVite] : []),
    ],
    resolve,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      sourcemap: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: names.map((name) => path.join(embed, `widgets/${name}.tsx`)),
        preserveEntrySignatures: 'allow-extension',
        onwarn: (warning, warn) => {
          // Packages that are made for servers too say so; here is none.
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
        output: {
          entryFileNames: 'chunks/[name]-[hash].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          // What the start of a widget shares with any other chunk is one chunk, and what most sections of the console
          // share is another: many small ones compress worse.
          codeSplitting: {
            groups: [
              { name: 'shared', tags: ['$initial'], minShareCount: names.length, priority: 1 },
              { name: 'sections', minShareCount: 4 },
            ],
          },
        },
      },
    },
  });
  if (!('output' in built)) throw new Error('Vite wrote no chunks.');
  return built.output.filter((output) => output.type === 'chunk');
}

/**
 * Writes the script itself. It shares nothing with the chunks, so that it stays small and a page that loads it twice, or
 * under an address with a version behind it, loads no chunk twice; and it is one function, so that a site's optimiser may
 * take it for an ordinary script.
 */
async function writeScript(chunks: readonly Chunk[]): Promise<void> {
  const { outputFiles } = await bundle({
    entryPoints: { 'birrete-embed': path.join(embed, 'element/standalone.ts') },
    outdir: folder,
    bundle: true,
    write: false,
    minify: true,
    sourcemap: true,
    format: 'esm',
    banner: { js: '(()=>{' },
    footer: { js: '})();' },
    target: 'es2022',
    plugins: [widgetsAside(chunks), tightCss],
  });
  await Promise.all(outputFiles.map((file) => writeFile(file.path, file.contents)));
}

/**
 * Leads each `import('./wizard-widget.tsx')` to its chunk. A browser learns what a chunk imports only when it has come;
 * the script names those chunks too, so that a widget takes one way to the server and not two.
 */
function widgetsAside(chunks: readonly Chunk[]): Plugin {
  const importOf = (_: string, file: string) => {
    const chunk = chunks.find((one) => one.facadeModuleId === path.join(embed, 'widgets', file));
    if (chunk === undefined) throw new Error(`${file} has no chunk.`);
    const files = [chunk.fileName, ...chunk.imports].map((name) => `import('./${name}')`);
    return `Promise.all([${files.join()}]).then(([chunk]) => chunk)`;
  };
  return {
    name: 'widgets-aside',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\/chunks\// }, ({ path: file }) => ({ path: file, external: true }));
      onLoad({ filter: /widget-kinds\.ts$/ }, async ({ path: file }) => {
        const source = await readFile(file, 'utf8');
        const contents = source.replace(/import\('\.\/([\w-]+\.tsx)'\)/g, importOf);
        return { contents, loader: 'ts' };
      });
    },
  };
}
