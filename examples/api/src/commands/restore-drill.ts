import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { countRows } from '../platform/database/count-rows.ts';
import { demandTls } from '../platform/database/demand-tls.ts';
import { connectDatabase } from '../platform/database/open.ts';
import { readVariable } from '../platform/settings/read-variable.ts';
import { restoreBackup } from './backups/restore-backup.ts';
import { type Command, whileOpen } from './command.ts';
import { commandMessages as messages } from './commands.messages.ts';
import { describeVerification } from './describe-verification.ts';

/**
 * `npm run api -- restore-drill /folder/file.gz`: checks that a backup can be restored. It restores the file into a
 * database in memory, or into the empty PostgreSQL database `BIRRETE_DRILL_URL`, compares the number of rows in each
 * table, and verifies the audit trail. The site's database is not opened.
 */
export const restoreDrill: Command = async (args, env) => {
  const [file, more] = parseArgs({ args, allowPositionals: true }).positionals;
  if (file === undefined || more !== undefined || !path.isAbsolute(file))
    throw new Error(messages.drillUsage);
  const databaseUrl = readVariable(env, 'BIRRETE_DRILL_URL');
  demandTls(databaseUrl, env);
  await whileOpen(await connectDatabase({ databaseUrl }), async (kysely) => {
    const key = readVariable(env, 'BIRRETE_BACKUP_KEY');
    const { at, rows, tables, seal, reapplied } = await restoreBackup(kysely, file, { key });
    for (const [table, expected] of Object.entries(tables)) {
      const found = await countRows(kysely, sql`from ${sql.table(table)}`);
      // Erasures that are applied again delete rows.
      const isShort = found < expected && reapplied.erased === 0;
      if (isShort) throw new Error(messages.drillDiffers(table, expected, found));
      console.log(messages.drillTable(table, found));
    }
    console.log(await describeVerification(kysely));
    console.log(messages.drillPassed(at, rows, seal ?? messages.noSeal));
  });
};
