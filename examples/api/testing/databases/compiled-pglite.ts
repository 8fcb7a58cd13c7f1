import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';

const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

const packageFile = v.object({ version: v.string() });

/** Returns the version of PGlite that is installed. */
export async function readPgliteVersion(): Promise<string> {
  const text = await readFile(path.join(folder, '../package.json'), 'utf8');
  return v.parse(packageFile, JSON.parse(text)).version;
}

let modules: Promise<readonly WebAssembly.Module[]> | undefined;

/**
 * Compiles PGlite once and holds the code, which V8 then shares with each embedded database of this process. Otherwise
 * V8 discards the code with the last database and compiles it for the next one, which takes about half a second and has
 * crashed Node 24 (nodejs/node#64500).
 */
export async function holdPglite(): Promise<void> {
  modules ??= Promise.all(['pglite.wasm', 'initdb.wasm'].map(compile));
  await modules;
}

async function compile(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(path.join(folder, file)));
}
