import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createPasswordHasher } from './auth/password.ts';
import { readLocation } from './database/location.ts';
import { openDatabase } from './database/open.ts';
import { readSettings } from './settings.ts';
import { makeAdministrator } from './users/make-administrator.ts';

/**
 * `npm run admin -- --username u --email e --name n [--password-stdin]`: makes the administrator
 * of an empty database. The password comes from BIRRETE_ADMIN_PASSWORD or, with
 * `--password-stdin`, from standard input; else a one-time one is printed. It is never an argument:
 * arguments are seen by everybody on the machine and stay in the shell's history.
 */
const usage =
  'Uso: npm run admin -- --username <usuario> --email <email> --name <nombre completo> [--password-stdin]';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      username: { type: 'string' },
      email: { type: 'string' },
      name: { type: 'string' },
      'password-stdin': { type: 'boolean' },
    },
  });
  const { username, email, name } = values;
  if (username === undefined || email === undefined || name === undefined) throw new Error(usage);
  const { env } = process;
  const password = values['password-stdin']
    ? (await text(process.stdin)).replace(/\r?\n$/, '')
    : env.BIRRETE_ADMIN_PASSWORD;
  const database = await openDatabase(readLocation(env));
  try {
    const passwords = createPasswordHasher(readSettings(env).passwordCost);
    const who = { username, email, fullName: name, password };
    const oneTime = await makeAdministrator(database.kysely, passwords, who);
    console.log(`Administrador creado: ${username}`);
    if (oneTime !== undefined) console.log(`Contraseña de un solo uso: ${oneTime}`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
