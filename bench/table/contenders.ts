import path from 'node:path';
import { build } from 'esbuild';
import { productionBuild } from '../browser/bundle-page.ts';

/** A list component, as the script of a page. */
export interface Contender {
  readonly name: string;
  readonly script: Uint8Array;
}

/** Our table and a plain paginated table. */
export function bundleContenders(): Promise<readonly Contender[]> {
  return Promise.all(['plain', 'ours'].map(bundle));
}

async function bundle(name: string): Promise<Contender> {
  const { outputFiles } = await build({
    ...productionBuild,
    entryPoints: [path.join(import.meta.dirname, 'page', `${name}.tsx`)],
    outdir: path.join(import.meta.dirname, 'page'),
    splitting: false,
    write: false,
  });
  const script = outputFiles.find((file) => file.path.endsWith('.js'))?.contents;
  if (script === undefined) throw new Error(`${name} made no script.`);
  return { name, script };
}
