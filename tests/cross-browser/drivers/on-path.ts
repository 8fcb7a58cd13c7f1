import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns the first installed program: a file, or a name on the PATH. */
export function onPath(...names: readonly (string | undefined)[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .filter((name): name is string => name !== undefined && name !== '')
    .flatMap((name) =>
      path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name)),
    )
    .find((file) => existsSync(file));
}
