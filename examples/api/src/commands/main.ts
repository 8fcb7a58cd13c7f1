import { readEnvironment } from '../platform/settings/read-environment.ts';
import { admin } from './admin.ts';
import { auditTrail } from './audit-trail.ts';
import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { commandMessages as messages } from './commands.messages.ts';
import { lookUps } from './look-ups.ts';
import { migrate } from './migrate.ts';
import { person } from './person.ts';
import { rejectFlood } from './reject-flood.ts';
import { releaseNumber } from './release-number.ts';
import { restore, restoreDrill } from './restore.ts';
import { retention } from './retention.ts';
import { staff } from './staff.ts';

const commands: Readonly<Record<keyof typeof messages.commands, Command>> = {
  admin,
  migrate,
  'audit-trail': auditTrail,
  'look-ups': lookUps,
  'release-number': releaseNumber,
  'reject-flood': rejectFlood,
  person,
  staff,
  retention,
  backup,
  restore,
  'restore-drill': restoreDrill,
};

/**
 * `npm run api -- <command> …`: the commands for the administrators of a site, which read the site's variables. Without
 * a command it lists them.
 */
async function main([name, ...args]: string[]): Promise<void> {
  if (name === undefined) {
    console.log(messages.list);
    return;
  }
  if (!isCommand(name)) throw new Error(messages.unknown(name));
  await commands[name](args, readEnvironment(process.env));
}

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
