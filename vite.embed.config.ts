import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin as EsbuildPlugin } from 'esbuild';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const embed = path.resolve(import.meta.dirname, 'src/embed/widgets');
const widgets = ['wizard-widget', 'status-widget', 'admin-widget'].map((name) =>
  path.join(embed, `${name}.tsx`),
);

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
      input: widgets,
      preserveEntrySignatures: 'allow-extension',
      plugins: [smallScript()],
      onwarn: (warning, warn) => {
        // Packages that are made for servers too say so; here is none.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
      output: {
        entryFileNames: 'chunks/[name]-[hash].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // What the start of a widget shares with any other chunk is one chunk: many small ones compress worse.
        codeSplitting: { groups: [{ name: 'shared', tags: ['$initial'], minShareCount: 2 }] },
      },
    },
  },
});

/**
 * The script itself. It shares nothing with the chunks, so that it stays small and a page that loads it twice, or under
 * an address with a version behind it, loads no chunk twice; and it is one function, so that a site's optimiser may take
 * it for an ordinary script.
 */
function smallScript(): Plugin {
  return {
    name: 'small-script',
    async generateBundle(_, bundle) {
      const [code, map] = await bundleScript(bundle);
      this.emitFile({ type: 'asset', fileName: 'birrete-embed.js', source: code });
      this.emitFile({ type: 'asset', fileName: 'birrete-embed.js.map', source: map });
    },
  };
}

async function bundleScript(bundle: Rolldown.OutputBundle): Promise<readonly [string, string]> {
  const { outputFiles } = await build({
    entryPoints: { 'birrete-embed': path.join(embed, '../element/standalone.ts') },
    outdir: 'dist/embed',
    bundle: true,
    write: false,
    minify: true,
    sourcemap: true,
    format: 'esm',
    banner: { js: '(()=>{' },
    footer: { js: '})();' },
    target: 'es2022',
    plugins: [widgetsAside(bundle)],
  });
  const text = (end: string) => outputFiles.find((file) => file.path.endsWith(end))?.text ?? '';
  return [text('.js'), text('.map')];
}

/**
 * Leads each `import('./wizard-widget.tsx')` to its chunk. A browser learns what a chunk imports only when it has come;
 * the script names those chunks too, so that a widget takes one way to the server and not two.
 */
function widgetsAside(bundle: Rolldown.OutputBundle): EsbuildPlugin {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const importOf = (_: string, file: string) => {
    const chunk = chunks.find((one) => one.facadeModuleId === path.join(embed, file));
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
