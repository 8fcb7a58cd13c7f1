import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatApplicationCode } from 'birrete/rules';
import { sql } from 'kysely';
import { readChanges } from '../people/change-file.ts';
import { demandTls } from '../platform/database/demand-tls.ts';
import { grantSite } from '../platform/database/grant-site.ts';
import { readLocation } from '../platform/database/location.ts';
import { connectDatabase } from '../platform/database/open.ts';
import { countRows } from '../platform/database/stored-row.ts';
import { readVariable } from '../platform/settings/read-variable.ts';
import { type EnteredService, enterService, type Skipped } from './backups/enter-service.ts';
import { restoreBackup } from './backups/restore-backup.ts';
import { type Command, type Terminal, whileOpen } from './command.ts';
import { commandMessages as messages } from './commands.messages.ts';
import { describeVerification, readSince } from './describe-verification.ts';

/**
 * `npm run api -- restore /folder/file.gz`: restores a backup into the configured database or folder, which must be
 * empty, and migrates it to the newest schema. A backup of either kind of database can be restored into the other.
 *
 * It ends all sessions, and prints the last codes and numbers of the backup. `--skip-codes` and `--skip-numbers` leave
 * out those that were given after the backup. Finally it verifies the audit trail.
 */
export const restore: Command = async (args, env, terminal) => {
  const { file, skipped } = readArguments(args);
  const timeZone = readVariable(env, 'BIRRETE_TIME_ZONE');
  const key = readVariable(env, 'BIRRETE_BACKUP_KEY');
  const trailKey = readVariable(env, 'BIRRETE_TRAIL_KEY');
  await whileOpen(await connectDatabase(readLocation(env)), async (kysely) => {
    const changes = readVariable(env, 'BIRRETE_ERASURES_FILE');
    const noted = changes === undefined ? [] : await readChanges(changes);
    let entered: EnteredService | undefined;
    const { at, rows, reapplied } = await restoreBackup(kysely, file, {
      noted,
      key,
      hashKey: readVariable(env, 'BIRRETE_HASH_KEY'),
      async afterwards(trx, restored) {
        const [since, now] = [new Date(restored.at), new Date()];
        entered = await enterService(trx, { since, now, timeZone, skipped });
      },
    });
    await grantSite(kysely);
    terminal.print(messages.restored(at, rows));
    terminal.print(messages.reapplied(reapplied.erased, reapplied.blocked));
    if (entered !== undefined) printService({ at, entered, skipped }, terminal);
    terminal.print(await describeVerification(kysely, { key: trailKey }));
  });
};

function readArguments(args: string[]): { file: string; skipped: Skipped } {
  const option = { type: 'string', default: '0' } as const;
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'skip-codes': option, 'skip-numbers': option },
  });
  const [file, more] = positionals;
  const [codes, numbers] = [values['skip-codes'], values['skip-numbers']];
  const areCounts = [codes, numbers].every((count) => /^\d{1,6}$/.test(count));
  if (file === undefined || more !== undefined || !path.isAbsolute(file) || !areCounts) {
    throw new Error(messages.restoreUsage);
  }
  return { file, skipped: { codes: Number(codes), numbers: Number(numbers) } };
}

interface RestoredService {
  /** The moment of the backup. */
  readonly at: string;
  readonly entered: EnteredService;
  readonly skipped: Skipped;
}

function printService(
  { at, entered, skipped: { codes, numbers } }: RestoredService,
  terminal: Terminal,
): void {
  const { sessions, oneTimePasswords, lastCodes, lastNumbers } = entered;
  terminal.print(messages.accountsUnknown(at));
  terminal.print(messages.waysInEnded(sessions, oneTimePasswords));
  terminal.print(
    messages.lastCodes(lastCodes.map(({ year, number }) => formatApplicationCode(year, number))),
  );
  for (const { ceremony, record, assigned, folio } of lastNumbers) {
    terminal.print(messages.lastNumbers(ceremony, record, assigned, folio));
  }
  const isSkipped = codes > 0 || numbers > 0;
  terminal.print(isSkipped ? messages.skipped(codes, numbers) : messages.nothingSkipped);
}

/**
 * `npm run api -- restore-drill /folder/file.gz`: checks that a backup can be restored. It restores the file into a
 * database in memory, or into the empty PostgreSQL database `BIRRETE_DRILL_URL`, compares the number of rows in each
 * table, and verifies the audit trail; `--since` also compares a mark that is older than the backup. The site's database
 * is not opened.
 */
export const restoreDrill: Command = async (args, env, terminal) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { since: { type: 'string' } },
  });
  const [file, more] = positionals;
  if (file === undefined || more !== undefined || !path.isAbsolute(file))
    throw new Error(messages.drillUsage);
  const since = readSince(values.since);
  const databaseUrl = readVariable(env, 'BIRRETE_DRILL_URL');
  demandTls(databaseUrl, env);
  await whileOpen(await connectDatabase({ databaseUrl }), async (kysely) => {
    const key = readVariable(env, 'BIRRETE_BACKUP_KEY');
    const trailKey = readVariable(env, 'BIRRETE_TRAIL_KEY');
    const { at, rows, tables, seal, reapplied } = await restoreBackup(kysely, file, {
      key,
      hashKey: readVariable(env, 'BIRRETE_HASH_KEY'),
    });
    for (const [table, expected] of Object.entries(tables)) {
      const found = await countRows(kysely, sql`from ${sql.table(table)}`);
      // Erasures that are applied again delete rows.
      const isShort = found < expected && reapplied.erased === 0;
      if (isShort) throw new Error(messages.drillDiffers(table, expected, found));
      terminal.print(messages.drillTable(table, found));
    }
    terminal.print(await describeVerification(kysely, { since, key: trailKey }));
    terminal.print(messages.drillPassed(at, rows, seal ?? messages.noSeal));
  });
};
