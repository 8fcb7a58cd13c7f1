import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/restore-backup.ts';
import { commandLocation } from './command-database.ts';
import { commandMessages as messages } from './commands.messages.ts';
import { connectDatabase } from './database/open.ts';
import { changeFileOf, readChanges } from './person/change-file.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run restore -- /folder/file.gz`: restores a backup into the configured database or folder, which must be empty, and
 * migrates it to the newest schema. A backup of either kind of database can be restored into the other.
 */
async function main(): Promise<void> {
  const [file, more] = parseArgs({ allowPositionals: true }).positionals;
  if (file === undefined || more !== undefined || !path.isAbsolute(file))
    throw new Error(messages.restoreUsage);
  const { kysely, close } = await connectDatabase(commandLocation());
  try {
    const changes = changeFileOf(process.env);
    const noted = changes === undefined ? [] : await readChanges(changes);
    const { at, rows, reapplied } = await restoreBackup(kysely, file, noted);
    console.log(messages.restored(at, rows));
    console.log(messages.reapplied(reapplied.erased, reapplied.blocked));
  } finally {
    await close();
  }
}

runCommand(main);
