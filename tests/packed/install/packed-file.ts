import { existsSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };

const file = path.resolve(import.meta.dirname, `../../../.cache/birrete-${manifest.version}.tgz`);

/**
 * The package as it would be published.
 *
 * @returns the archive's path
 * @throws where it was not packed
 */
export function packedFile(): string {
  if (existsSync(file)) return file;
  throw new Error('The package is not packed. Run "npm run build:site && npm run package:file".');
}
