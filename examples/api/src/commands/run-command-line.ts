import type { Environment } from '../platform/settings/environment.ts';
import { readEnvironment } from '../platform/settings/read-environment.ts';
import { admin } from './admin.ts';
import { auditTrail } from './audit-trail.ts';
import { backup } from './backup.ts';
import type { Command, Terminal } from './command.ts';
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
 * @param env the variables of the process, as they are
 * @throws Error whose message is for the administrator
 */
export async function runCommandLine(
  [name, ...args]: readonly string[],
  env: Environment,
  terminal: Terminal,
): Promise<void> {
  if (name === undefined) {
    terminal.print(messages.list);
    return;
  }
  if (!isCommand(name)) throw new Error(messages.unknown(name));
  await commands[name](args, readEnvironment(env), terminal);
}

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}
