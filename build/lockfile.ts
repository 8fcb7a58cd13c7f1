import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package that `npm ci` installs, as package-lock.json has it. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Hash of its archive. Without one npm installs whatever the registry sends. */
  readonly integrity: string | undefined;
  readonly license: string | undefined;
  /** Whether npm leaves it out on a machine of another kind. */
  readonly isForSomeMachines: boolean;
  /** Whether the package or the examples need it to run: not for our tests and builds alone. */
  readonly isForProduction: boolean;
}

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

type Names = Readonly<Record<string, string>>;
type Entries = Readonly<Record<string, Entry>>;

const inFolder = 'node_modules/';

/** Every package of the lockfile but our own. */
export function readLockfile(root = path.resolve(import.meta.dirname, '..')): LockedPackage[] {
  const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const { packages: entries }: { packages: Entries } = JSON.parse(text);
  const needed = neededToRun(entries);
  return Object.entries(entries)
    .filter(([place, { link }]) => place.includes(inFolder) && link !== true)
    .map(([place, { version = '', integrity, license, os, cpu }]) => ({
      name: place.slice(place.lastIndexOf(inFolder) + inFolder.length),
      version,
      integrity,
      license,
      isForSomeMachines: os !== undefined || cpu !== undefined,
      isForProduction: needed.has(place),
    }));
}

/**
 * The places of what our own packages reach by dependencies. npm's own mark `dev` is of no use: it is wrong where a
 * package is needed here for development and there to run.
 */
function neededToRun(entries: Entries): ReadonlySet<string> {
  const reached = new Set(Object.keys(entries).filter((place) => !place.includes(inFolder)));
  for (const place of reached) {
    const entry = entries[place] ?? {};
    for (const name of dependenciesOf(entry)) {
      const found = findPackage(entries, place, name);
      if (found !== undefined) reached.add(found);
    }
  }
  return reached;
}

function dependenciesOf(entry: Entry): string[] {
  const isNeeded = (name: string) => entry.peerDependenciesMeta?.[name]?.optional !== true;
  return [
    ...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
    ...Object.keys(entry.peerDependencies ?? {}).filter(isNeeded),
  ];
}

/** As Node looks for it: in the folder of the package, then in each above. */
function findPackage(entries: Entries, place: string, name: string): string | undefined {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const found = path.posix.join(folder, inFolder, name);
    if (found in entries) return found;
    if (folder === '') return undefined;
  }
}
