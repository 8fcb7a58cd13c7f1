import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');

/** Packs the built package as it would be published. @returns the archive's path. */
export async function pack(folder: string): Promise<string> {
  const packing = ['pack', '--json', '--pack-destination', folder];
  const { stdout } = await run('npm', packing, { cwd: root, maxBuffer: 1e8 });
  const [packed] = Object.values<{ filename: string }>(JSON.parse(stdout));
  if (packed === undefined) throw new Error('npm packed nothing.');
  return path.join(folder, packed.filename);
}
