import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A held lock. */
export type FolderLock = { release(): void };

const lockName = 'folder.lock';

/**
 * Claims a data folder for this process: two would ruin the embedded database.
 *
 * The claim is SQLite's exclusive lock on an empty database file, which is a lock of the operating system: it ends with
 * the process however that ends, so that nothing is ever left to take over, and containers that share a volume of one
 * machine respect it although they do not see each other's processes. A network file system without locks is not
 * protected.
 * @throws Error in plain words when another process holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const file = path.join(folder, lockName);
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Error(
      `The data folder ${folder} is in use by another process. Stop it first, or choose another folder.`,
      { cause: error },
    );
  }
  // Only now: the files of a process that holds the folder come and go.
  await keepPrivate(folder);
  return { release: () => lock.close() };
}

/**
 * Takes a folder and all in it away from everybody but its owner. The embedded database makes its files readable for
 * everybody, whatever the umask says; the folder's own mode shuts them off, and a backup that copies modes finds the
 * files private too.
 */
export async function keepPrivate(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const name of await readdir(folder)) {
    const entry = path.join(folder, name);
    const kind = await lstat(entry);
    if (kind.isDirectory()) await keepPrivate(entry);
    else if (kind.isFile()) await chmod(entry, 0o600);
  }
}

/** SQLITE_BUSY, also in its extended forms. */
function isBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    (error.errcode & 0xff) === 5
  );
}
