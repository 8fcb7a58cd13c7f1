import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One import of the package and the file that answers it. */
interface Address {
  readonly find: RegExp;
  readonly replacement: string;
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<
    Record<string, string | { readonly import: { readonly default: string } }>
  >;
}

/**
 * The package's imports as its `exports` map says, in its built files. The example lives in the package's own
 * repository, where npm installs no copy of it.
 */
export function builtPackage(repository: string): Address[] {
  const { name, exports } = readManifest(repository);
  return Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === 'string'
      ? []
      : [addressOf(name + subpath.slice(1), path.join(repository, target.import.default))],
  );
}

/** The same imports in the package's source, so that a change shows at once. */
export function packageSource(repository: string): Address[] {
  const { name, exports } = readManifest(repository);
  return Object.entries(exports).flatMap(([subpath, target]) => {
    if (typeof target === 'string') return [];
    const entry = subpath === '.' ? name : subpath.slice(2);
    return [
      addressOf(name + subpath.slice(1), path.join(repository, 'src/exports', `${entry}.ts`)),
    ];
  });
}

function addressOf(specifier: string, file: string): Address {
  return { find: new RegExp(`^${specifier}$`), replacement: file };
}

function readManifest(repository: string): Manifest {
  return JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'));
}
