import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { AuditContext } from '../calls/audit-context.ts';
import { commandAudit } from '../evidence/audit/command-audit.ts';
import { eraseAccount } from '../people/staff/erase-account.ts';
import { eraseSignatures } from '../people/staff/erase-signatures.ts';
import { exportAccount } from '../people/staff/export-account.ts';
import { type FoundAccount, findAccount } from '../people/staff/find-account.ts';
import { exportOfficial, findOffices } from '../people/staff/offices.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type Command, type Terminal, withDatabase } from './command.ts';
import { commandMessages as messages } from './commands.messages.ts';
import {
  type ChangeSettings,
  noteChanges,
  readChangeSettings,
  warnWithoutFile,
} from './note-changes.ts';
import { writeExport } from './write-export.ts';

const actions = ['export', 'erase'] as const;

/**
 * `npm run api -- staff --user u|--official n --export|--erase [--file f] [--by n]`: answers the rights of users and
 * officials. `--export` writes one JSON to the output or a new file. `--erase` deletes the account of a user who left, or
 * the signature pictures of an official out of office. What the register rests on remains.
 */
export const staff: Command = async (args, env, terminal) => {
  const option = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({
    args,
    options: {
      user: option,
      official: option,
      by: option,
      file: option,
      export: flag,
      erase: flag,
    },
  });
  const { user, official, by = userInfo().username, file } = values;
  const [action, ...more] = actions.filter((name) => values[name] === true);
  const [name, another] = [user, official].filter((found) => found !== undefined);
  if (action === undefined || more.length > 0 || name === undefined || another !== undefined) {
    throw new Error(messages.staffUsage);
  }
  const settings = readChangeSettings(env);
  const audit = commandAudit(`staff command: ${by}`, new Date());
  await withDatabase(env, async (kysely) => {
    const run = { terminal, kysely, audit, settings };
    if (official !== undefined) {
      const ids = await findOffices(kysely, official);
      if (ids.length === 0) throw new Error(messages.officialUnknown);
      if (action === 'export')
        await writeExport(await exportOfficial(kysely, ids, audit), file, terminal);
      else await eraseOfficial(run, ids);
      return;
    }
    const account = await findAccount(kysely, name);
    if (account === undefined) throw new Error(messages.accountUnknown);
    if (action === 'export')
      await writeExport(await exportAccount(kysely, account, audit), file, terminal);
    else await eraseUser(run, account);
  });
};

interface Run {
  readonly terminal: Terminal;
  readonly kysely: Kysely<Schema>;
  readonly audit: AuditContext;
  readonly settings: ChangeSettings;
}

async function eraseUser(
  { terminal, kysely, audit, settings }: Run,
  { id, user }: FoundAccount,
): Promise<void> {
  if (user?.is_active) throw new Error(messages.accountActive(user.username));
  const erased = await kysely.transaction().execute(async (trx) => {
    const result = await eraseAccount(trx, { id, hashKey: settings.hashKey }, audit);
    await noteChanges(settings, result.change);
    return result;
  });
  const { change, entries, acts, register } = erased;
  terminal.print(
    change === undefined ? messages.accountErasedBefore(id) : messages.accountErased(id, entries),
  );
  if (acts + register > 0) terminal.print(messages.accountRemains(id, acts, register));
  if (change !== undefined) warnWithoutFile(settings, terminal);
}

async function eraseOfficial(
  { terminal, kysely, audit, settings }: Run,
  ids: readonly number[],
): Promise<void> {
  const { erased, remaining } = await kysely.transaction().execute(async (trx) => {
    const result = await eraseSignatures(trx, { ids, hashKey: settings.hashKey }, audit);
    await noteChanges(settings, ...result.changes);
    return result;
  });
  for (const { office, reason, needed_by } of remaining) {
    terminal.print(
      reason === 'in-office'
        ? messages.signatureInOffice(office)
        : messages.signatureNeeded(office, needed_by),
    );
  }
  if (erased.length > 0) {
    terminal.print(messages.signaturesErased(erased.length));
    warnWithoutFile(settings, terminal);
    return;
  }
  if (remaining.length > 0) throw new Error(messages.signaturesRemain);
  terminal.print(messages.noSignatures);
}
