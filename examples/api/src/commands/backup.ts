import path from 'node:path';
import { parseArgs } from 'node:util';
import { readMissing } from '../platform/database/migrate.ts';
import { connectDatabase } from '../platform/database/open.ts';
import { withSecrets } from '../platform/settings/secrets.ts';
import { readBackupKey } from './backups/seal.ts';
import { writeBackup } from './backups/write-backup.ts';
import { commandLocation } from './command-database.ts';
import { commandMessages as messages } from './commands.messages.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run backup -- /folder/file.gz`: writes all data to a new file. PostgreSQL can be backed up while the site runs, the
 * embedded folder only while it is stopped. The database is not migrated.
 */
async function main(): Promise<void> {
  const [file, more] = parseArgs({ allowPositionals: true }).positionals;
  if (file === undefined || more !== undefined || !path.isAbsolute(file))
    throw new Error(messages.backupUsage);
  const { kysely, close } = await connectDatabase(commandLocation());
  try {
    // An older schema can be backed up before an upgrade; the tables of a newer one are unknown.
    await readMissing(kysely);
    const { rows, migration } = await writeBackup(
      kysely,
      file,
      readBackupKey(withSecrets(process.env)),
    );
    console.log(messages.backedUp(file, rows, migration));
  } finally {
    await close();
  }
}

runCommand(main);
