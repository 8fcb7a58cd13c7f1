import type { BackupEnd, BackupHeader } from './backup-contents.ts';
import { createSeal, type Seal } from './seal.ts';

/** Creates the seal with which the lines of a backup are compared. @throws Error if the backup has a weaker one */
export function sealFor({ seal }: BackupHeader, key: string | undefined): Seal | undefined {
  if (seal === 'hmac-sha256' && key === undefined) {
    throw new Error('The backup is sealed with a key: set BIRRETE_BACKUP_KEY.');
  }
  if (seal !== 'hmac-sha256' && key !== undefined) {
    throw new Error(
      'The backup is not sealed with the key. If you trust the file, restore it without BIRRETE_BACKUP_KEY.',
    );
  }
  return seal === undefined ? undefined : createSeal(key);
}

/** Compares the restored lines with the end of the backup. A backup of an older version has neither. */
export function checkEnd(
  seal: Seal | undefined,
  end: BackupEnd | undefined,
  rows: Readonly<Record<string, number>>,
): void {
  if (seal === undefined) return;
  const isWhole =
    end !== undefined &&
    end.seal === seal.text() &&
    Object.entries(end.rows).every(([table, count]) => (rows[table] ?? 0) === count);
  if (!isWhole) {
    throw new Error('The backup was changed, or it is damaged. Nothing was restored.');
  }
}
