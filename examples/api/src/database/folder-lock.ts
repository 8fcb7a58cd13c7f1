import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A held lock. */
export type FolderLock = { release(): Promise<void> };

/**
 * Claims a data folder for this process: the embedded database would be ruined by two.
 *
 * The claim is a file with the process's id. One left behind by a crash is taken over when no
 * process has that id, or when it is our own, as happens in containers.
 * @throws Error in plain words when another process holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'process.lock');
  if (!(await claim(file))) {
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (holder !== process.pid && isRunning(holder)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}. Stop it first, or remove ${file} if it is not ours.`,
      );
    }
    await rm(file, { force: true });
    if (!(await claim(file)))
      throw new Error(`The data folder ${folder} is being opened elsewhere.`);
  }
  return { release: () => rm(file, { force: true }) };
}

async function claim(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
