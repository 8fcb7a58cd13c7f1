import { existsSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';

/** A list component, as the script of a page. */
export interface Contender {
  readonly name: string;
  readonly script: Uint8Array;
}

const root = path.resolve(import.meta.dirname, '../..');
const pages = path.join(import.meta.dirname, 'page');
const peerNames = ['tanstack-virtual', 'ag-grid', 'mui-datagrid'] as const;

/**
 * Our table and a plain paginated table. If `BIRRETE_PEERS_BENCH` names the folder of the peers' benchmark, with
 * packages installed in `core`, also its TanStack Virtual, AG Grid, MUI Data Grid and plain table. All contenders then
 * use that folder's harness (`bench/common.js`): the same rows and the same clock.
 */
export async function bundleContenders(): Promise<readonly Contender[]> {
  const peers = process.env.BIRRETE_PEERS_BENCH;
  const own = (name: string) => path.join(pages, `${name}.tsx`);
  if (peers === undefined || peers === '') {
    return Promise.all([bundle('plain', own('plain')), bundle('ours', own('ours'))]);
  }

  const stage = path.resolve(peers, 'bench/common.js');
  if (!existsSync(stage)) throw new Error(`BIRRETE_PEERS_BENCH: there is no ${stage}.`);
  const theirs = (name: string) => path.resolve(peers, `core/src/bench/${name}.jsx`);
  return Promise.all([
    bundle('plain', theirs('plain')),
    bundle('ours', own('ours'), [playOn(stage)]),
    ...peerNames.map((name) => bundle(name, theirs(name))),
  ]);
}

function playOn(stage: string): Plugin {
  return {
    name: 'play-on-the-peers-stage',
    setup(builder) {
      builder.onResolve({ filter: /\/stage\.ts$/ }, () => ({ path: stage }));
    },
  };
}

/** Bundles our shipped code as a host's production build would. */
const production: BuildOptions = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  legalComments: 'none',
  conditions: ['production', 'module'],
  mainFields: ['module', 'browser', 'main'],
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  loader: { '.js': 'jsx', '.woff2': 'empty' },
  logLevel: 'error',
};

async function bundle(name: string, entry: string, plugins: Plugin[] = []): Promise<Contender> {
  const { outputFiles = [] } = await build({
    ...production,
    entryPoints: [entry],
    outdir: path.join(root, 'page'),
    plugins,
  });
  const script = outputFiles.find((file) => file.path.endsWith('.js'))?.contents;
  if (script === undefined) throw new Error(`${name} made no script.`);
  return { name, script };
}
