import { existsSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };

const file = path.resolve(import.meta.dirname, `../../../.cache/birrete-${manifest.version}.tgz`);

/**
 * Path of the archive that would be published.
 *
 * @throws if it has not been packed
 */
export function packedFile(): string {
  if (existsSync(file)) return file;
  throw new Error('The package is not packed. Run "npm run build:site && npm run package:file".');
}
