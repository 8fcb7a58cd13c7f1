import { chmod, lstat, mkdir, readdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { refuseNetwork } from './network-folder.ts';

/** A held lock. */
export interface FolderLock {
  release(): void;
}

const lockName = 'folder.lock';

/** The locks of this process: the garbage collector would close a database that nobody refers to, and so release it. */
const held = new Set<DatabaseSync>();

/**
 * Locks a data folder for this process, because two processes would corrupt the embedded database.
 *
 * It uses SQLite's exclusive lock on an empty database file, which is a lock of the operating system. The lock ends with
 * the process in all cases, so there are no stale locks, and it also works between containers that share a volume.
 * @throws Error with a clear message if another process holds the lock, or the folder is on a network file system.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  refuseNetwork(folder, await statfs(folder));
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
  held.add(lock);
  // Only with the lock: another process that holds it may be deleting files.
  await makePrivate(folder);
  return {
    release: () => {
      held.delete(lock);
      lock.close();
    },
  };
}

/**
 * Restricts a folder and its content to the owner. The embedded database creates world-readable files, regardless of the
 * umask. The folder's mode would suffice to protect them, but a copy of the files would be readable.
 */
export async function makePrivate(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const name of await readdir(folder)) {
    const entry = path.join(folder, name);
    const kind = await lstat(entry);
    if (kind.isDirectory()) await makePrivate(entry);
    else if (kind.isFile()) await chmod(entry, 0o600);
  }
}

/** True if an error is SQLITE_BUSY, including its extended codes. */
function isBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    (error.errcode & 0xff) === 5
  );
}
