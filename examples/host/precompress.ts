import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressors = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) } as const;

/** Compresses each asset with brotli and gzip at build time. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'birrete-precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir, build.assetsDir);
    },
    closeBundle: async () => {
      const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(names.map((name) => compressFile(path.join(folder, name))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (const [ending, compress] of Object.entries(compressors)) {
    await writeFile(file + ending, await compress(bytes));
  }
}
