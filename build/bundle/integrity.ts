import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes `integrity.json` into a folder of scripts: the hash of each script, in the format of the `integrity` field of an
 * import map. With it a browser blocks a script that was changed or replaced.
 */
export function writeIntegrity(folder: string): void {
  const scripts = globSync('**/*.js', { cwd: folder }).sort();
  const hashes = scripts.map((script) => [
    `./${script.replaceAll(path.sep, '/')}`,
    `sha384-${createHash('sha384')
      .update(readFileSync(path.join(folder, script)))
      .digest('base64')}`,
  ]);
  const text = JSON.stringify(Object.fromEntries(hashes), null, 2);
  writeFileSync(path.join(folder, 'integrity.json'), `${text}\n`);
}
