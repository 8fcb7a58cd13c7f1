import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of Vite's manifest that this reads: files by the name of their module. */
type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  /** Names of the chunks that it imports statically. */
  readonly imports?: readonly string[];
}

/** The entry, whose files the page names itself. */
const entry = 'index.html';

/**
 * Reads the manifest of the browser's build.
 *
 * @returns the files that a module imports statically, its own first, except those of the entry
 */
export function readManifest(folder: string): (module: string) => readonly string[] {
  const text = readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8');
  const manifest: Manifest = JSON.parse(text);
  const known = closureOf(manifest, entry);
  return (module) =>
    [...closureOf(manifest, module)]
      .filter((name) => !known.has(name))
      .flatMap((name) => manifest[name]?.file ?? []);
}

/** The names of a chunk and of all that it imports, in the order of a traversal. */
function closureOf(
  manifest: Manifest,
  name: string,
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of manifest[name]?.imports ?? []) closureOf(manifest, imported, found);
  return found;
}
