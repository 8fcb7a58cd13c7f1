import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { makeAdministrator } from '../account/users/make-administrator.ts';
import { resetPassword } from '../account/users/reset-password.ts';
import { createPasswordHasher } from '../platform/passwords/password.ts';
import { createStrengthCheck } from '../platform/passwords/password-strength.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { type Command, withDatabase } from './command.ts';
import { commandMessages as messages } from './commands.messages.ts';

/**
 * `npm run api -- admin --username u --email e --name n [--password-stdin]`: creates the administrator of an empty
 * database. The password comes from BIRRETE_ADMIN_PASSWORD or, with `--password-stdin`, from standard input; otherwise
 * a one-time password is printed. It can't be an argument: all users of the machine can see arguments, and the shell's
 * history stores them.
 *
 * `npm run api -- admin --reset-password u`: prints a new one-time password for a user who has forgotten theirs.
 */
export const admin: Command = async (args, env, terminal) => {
  const { values } = parseArgs({
    args,
    options: {
      username: { type: 'string' },
      email: { type: 'string' },
      name: { type: 'string' },
      'password-stdin': { type: 'boolean' },
      'reset-password': { type: 'string' },
    },
  });
  const { username, email, name, 'reset-password': forgotten } = values;
  const { passwordCost, verification } = readSettings(env);
  const passwords = createPasswordHasher(passwordCost);
  if (forgotten !== undefined) {
    return withDatabase(env, async (kysely) => {
      const oneTime = await resetPassword(kysely, passwords, forgotten, new Date());
      terminal.print(messages.oneTimePassword(oneTime));
    });
  }
  if (username === undefined || email === undefined || name === undefined)
    throw new Error(messages.adminUsage);
  const password = values['password-stdin']
    ? (await text(terminal.input)).replace(/\r?\n$/, '')
    : env.BIRRETE_ADMIN_PASSWORD;
  await withDatabase(env, async (kysely) => {
    const rules = {
      passwords,
      isGuessable: createStrengthCheck(verification.university).isGuessable,
    };
    const administrator = { username, email, fullName: name, password };
    const oneTime = await makeAdministrator(kysely, rules, administrator);
    terminal.print(messages.administratorMade(username));
    if (oneTime !== undefined) terminal.print(messages.oneTimePassword(oneTime));
  });
};
