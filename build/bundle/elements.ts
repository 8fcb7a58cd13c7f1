import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build as bundle, type Plugin } from 'esbuild';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { writeIntegrity } from './integrity.ts';
import { preactForReact } from './preact-for-react.ts';

/**
 * Builds the script for pages without React. It contains all dependencies and loads one chunk per widget when the page
 * contains its element. Chunks are addressed relative to the script, so any folder on any server can host them.
 */
const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'dist/embed');
const embed = path.join(root, 'src/embed');

await rm(folder, { recursive: true, force: true });
const chunks = [
  ...(await buildWidgets(['wizard-widget', 'status-widget'], { alias: preactForReact })),
  // Apart, so that its page changes nothing that the pages of the other two load.
  ...(await buildWidgets(['verification-widget'], { alias: preactForReact })),
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
    resolve,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      // Beside the files, for tests and the release. The package does not contain them.
      sourcemap: 'hidden',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: names.map((name) => path.join(embed, `widgets/${name}.tsx`)),
        preserveEntrySignatures: 'allow-extension',
        onwarn: (warning, warn) => {
          // React Aria marks its modules with 'use client', which has no meaning in these scripts.
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
        output: {
          entryFileNames: 'chunks/[name]-[hash].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          // One chunk for the code that the widgets share and one for the code that most sections share: dozens of
          // small chunks compress worse.
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
 * Writes the script itself. It shares no code with the chunks: it stays small, and a page that loads it twice, or with a
 * version in its address, still loads each chunk once. The script is wrapped in a function, because optimisers of sites
 * treat it as a classic script.
 */
async function writeScript(chunks: readonly Chunk[]): Promise<void> {
  const { outputFiles } = await bundle({
    entryPoints: { 'birrete-embed': path.join(embed, 'element/standalone.ts') },
    outdir: folder,
    bundle: true,
    write: false,
    minify: true,
    sourcemap: 'external',
    format: 'esm',
    banner: { js: '(()=>{' },
    footer: { js: '})();' },
    target: 'es2022',
    plugins: [widgetChunks(chunks)],
  });
  await Promise.all(outputFiles.map((file) => writeFile(file.path, file.contents)));
}

/**
 * Points each `import('./wizard-widget.tsx')` to its chunk, in the folder that has the files. A browser discovers the imports of a chunk only after loading
 * it; so the script requests those chunks at the same time, which saves a round trip.
 */
function widgetChunks(chunks: readonly Chunk[]): Plugin {
  const importOf = (_: string, file: string) => {
    const chunk = chunks.find(
      ({ facadeModuleId }) => facadeModuleId === path.join(embed, 'widgets', file),
    );
    if (chunk === undefined) throw new Error(`${file} has no chunk.`);
    const files = [chunk.fileName, ...chunk.imports].map((name) => `import(folder + '${name}')`);
    return `importFiles((folder: string) => Promise.all([${files.join()}])).then(([chunk]) => chunk)`;
  };
  const builds = Object.fromEntries(
    chunks
      .filter(({ name }) => name.endsWith('-widget'))
      .map(({ name, fileName }) => [name.replace('-widget', ''), `./${fileName}`]),
  );
  return {
    name: 'widget-chunks',
    setup({ onLoad }) {
      onLoad({ filter: /widget-builds\.ts$/ }, () => {
        return { contents: `export const widgetBuilds = ${JSON.stringify(builds)};`, loader: 'ts' };
      });
      onLoad({ filter: /widget-kinds\.ts$/ }, async ({ path: file }) => {
        const source = await readFile(file, 'utf8');
        const loads = source.replace(/import\('\.\/([\w-]+\.tsx)'\)/g, importOf);
        const contents = `import { importFiles } from '../element/own-files.ts';\n${loads}`;
        return { contents, loader: 'ts' };
      });
    },
  };
}
