import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package that `npm ci` installs, from package-lock.json. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Hash of its archive. Without it, npm does not verify the download. */
  readonly integrity: string | undefined;
  readonly license: string | undefined;
  /** True if npm installs it only on some platforms. */
  readonly isForSomeMachines: boolean;
  /** True if birrete or the examples need it at run time, and not only tests and builds. */
  readonly isForProduction: boolean;
}

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  /** The folder of a linked workspace. */
  readonly resolved?: string;
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

const repository = path.resolve(import.meta.dirname, '..');

/** Returns every package of the lockfile except the workspaces. */
export function readLockfile(root = repository): LockedPackage[] {
  const entries = readEntries(root);
  const needed = runtimeKeys(entries, workspacesOf(entries));
  return Object.entries(entries)
    .filter(([key, { link }]) => key.includes(inFolder) && link !== true)
    .map(([key, { version = '', integrity, license, os, cpu }]) => ({
      name: nameOf(key),
      version,
      integrity,
      license,
      isForSomeMachines: os !== undefined || cpu !== undefined,
      isForProduction: needed.has(key),
    }));
}

/** Returns the names of all packages that some workspaces need at run time, such as `examples/host`. */
export function packagesToRun(workspaces: readonly string[], root = repository): Set<string> {
  const keys = [...runtimeKeys(readEntries(root), workspaces)];
  return new Set(keys.filter((key) => key.includes(inFolder)).map(nameOf));
}

function readEntries(root: string): Entries {
  const { packages }: { packages: Entries } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  return packages;
}

const nameOf = (key: string) => key.slice(key.lastIndexOf(inFolder) + inFolder.length);

const workspacesOf = (entries: Entries) =>
  Object.keys(entries).filter((key) => !key.includes(inFolder));

/**
 * Returns the lockfile keys of all packages that workspaces need at run time. npm's flag `dev` does not suffice: it is
 * wrong if one workspace needs a package for development and another at run time.
 */
function runtimeKeys(entries: Entries, workspaces: readonly string[]): ReadonlySet<string> {
  const reached = new Set(workspaces);
  for (const key of reached) {
    const entry = entries[key] ?? {};
    if (entry.link === true && entry.resolved !== undefined) reached.add(entry.resolved);
    for (const name of dependenciesOf(entry)) {
      const found = findPackage(entries, key, name);
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

/** Resolves a package as Node does: in the folder of the dependent, then in each parent folder. */
function findPackage(entries: Entries, dependent: string, name: string): string | undefined {
  for (let folder = dependent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const found = path.posix.join(folder, inFolder, name);
    if (found in entries) return found;
    if (folder === '') return undefined;
  }
}
