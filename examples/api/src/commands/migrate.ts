import { parseArgs } from 'node:util';
import { grantSite } from '../platform/database/grant-site.ts';
import { readLocation } from '../platform/database/location.ts';
import { readExecuted, readMissing } from '../platform/database/migrate.ts';
import { connectDatabase } from '../platform/database/open.ts';
import { prepareSchema } from '../platform/database/prepare-schema.ts';
import { readVariable } from '../platform/settings/read-variable.ts';
import { enforceRegisters } from '../register/titles/registers.ts';
import { type Command, type Terminal, whileOpen } from './command.ts';
import { commandMessages as messages } from './commands.messages.ts';

/**
 * `npm run api -- migrate`: brings the database to the schema of this version, as the role that owns the tables. The
 * site itself can then start with `BIRRETE_MIGRATE=0` as the role `birrete_site`, which cannot change them; this
 * command renews the rights of that role, if it exists, and applies `BIRRETE_REGISTERS`. `--check` only lists the
 * missing migrations, and exits with 1 if there are any.
 */
export const migrate: Command = async (args, env, terminal) => {
  const { values } = parseArgs({ args, options: { check: { type: 'boolean' } } });
  await whileOpen(await connectDatabase(readLocation(env)), async (kysely) => {
    const missing = await readMissing(kysely);
    if (values.check) return printMissing(missing, await readExecuted(kysely), terminal);
    await prepareSchema(kysely, 'migrate');
    await enforceRegisters(kysely, readVariable(env, 'BIRRETE_REGISTERS'), new Date());
    await grantSite(kysely);
    if (missing.length > 0) terminal.print(messages.migrated(missing));
    printMissing([], await readExecuted(kysely), terminal);
  });
};

function printMissing(
  missing: readonly string[],
  executed: readonly string[],
  terminal: Terminal,
): void {
  if (missing.length > 0) throw new Error(messages.pending(missing));
  terminal.print(messages.upToDate(executed.at(-1) ?? ''));
}
