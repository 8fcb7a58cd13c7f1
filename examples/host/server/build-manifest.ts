import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteChunk } from '../page-chunks.ts';

/** The part of Vite's manifest that this reads: chunks by key. */
type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly name?: string;
  /** Keys of the chunks that it imports statically. */
  readonly imports?: readonly string[];
}

/** Key of the entry. */
const entry = 'index.html';

/**
 * Reads the manifest of the browser's build.
 *
 * @returns the files of the chunks with some names, and those that they import statically, except those of the entry and the
 *   whole site, which the built page names itself
 */
export function readManifest(folder: string): (names: readonly string[]) => readonly string[] {
  const text = readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8');
  const manifest: Manifest = JSON.parse(text);
  const known = new Set<string>();
  for (const key of [entry, keyOf(manifest, siteChunk)]) closureOf(manifest, key, known);
  return (names) => {
    const found = new Set<string>();
    for (const name of names) closureOf(manifest, keyOf(manifest, name), found);
    return [...found].filter((key) => !known.has(key)).flatMap((key) => manifest[key]?.file ?? []);
  };
}

/** The package's own chunks have a hash at the end of their names. */
function keyOf(manifest: Manifest, name: string): string {
  const isNamed = (each: string | undefined) => each?.replace(/-[A-Z0-9]{8}$/, '') === name;
  const key = Object.keys(manifest).find((each) => isNamed(manifest[each]?.name));
  if (key === undefined) throw new Error(`The build has no chunk "${name}".`);
  return key;
}

/** The keys of a chunk and of all that it imports, in the order of a traversal. */
function closureOf(
  manifest: Manifest,
  key: string,
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) closureOf(manifest, imported, found);
  return found;
}
