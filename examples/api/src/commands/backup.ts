import path from 'node:path';
import { parseArgs } from 'node:util';
import { readLocation } from '../platform/database/location.ts';
import { readMissing } from '../platform/database/migrate.ts';
import { connectDatabase } from '../platform/database/open.ts';
import { readVariable } from '../platform/settings/read-variable.ts';
import { writeBackup } from './backups/write-backup.ts';
import { type Command, whileOpen } from './command.ts';
import { commandMessages as messages } from './commands.messages.ts';

/**
 * `npm run api -- backup /folder/file.gz`: writes all data to a new file. PostgreSQL can be backed up while the site
 * runs, the embedded folder only while it is stopped. The database is not migrated.
 */
export const backup: Command = async (args, env, terminal) => {
  const [file, more] = parseArgs({ args, allowPositionals: true }).positionals;
  if (file === undefined || more !== undefined || !path.isAbsolute(file))
    throw new Error(messages.backupUsage);
  await whileOpen(await connectDatabase(readLocation(env)), async (kysely) => {
    // An older schema can be backed up before an upgrade; the tables of a newer one are unknown.
    await readMissing(kysely);
    const { rows, migration } = await writeBackup(
      kysely,
      file,
      readVariable(env, 'BIRRETE_BACKUP_KEY'),
    );
    terminal.print(messages.backedUp(file, rows, migration));
  });
};
