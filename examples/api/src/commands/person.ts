import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { csvLine } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { AuditContext } from '../calls/audit-context.ts';
import { commandAudit } from '../evidence/audit/command-audit.ts';
import { blockPerson } from '../people/block-person.ts';
import { erasePerson } from '../people/erase-person.ts';
import { exportPerson } from '../people/export-person.ts';
import type { PersonDocument } from '../people/find-person.ts';
import { findReadings } from '../people/find-readings.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type Command, type Terminal, withDatabase } from './command.ts';
import { commandMessages as messages } from './commands.messages.ts';
import {
  type ChangeSettings,
  noteChanges,
  readChangeSettings,
  warnWithoutFile,
} from './note-changes.ts';
import { readNumber } from './read-number.ts';
import { writeExport, writeText } from './write-export.ts';

const actions = ['export', 'seen', 'erase', 'block', 'unblock'] as const;

/**
 * `npm run api -- person --type V --number - --export|--seen|--erase|--block|--unblock [--file f] [--by n]`: answers the
 * rights of a person. `--number` is the identity number, or `-` to read it from standard input. `--export` writes one JSON
 * to the output or a new file, `--seen` the users who have seen the person as CSV, `--erase` deletes everything but titles
 * and register, `--block` hides the applications, `--unblock` shows them again.
 */
export const person: Command = async (args, env, terminal) => {
  const option = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({
    args,
    options: {
      type: option,
      number: option,
      by: option,
      file: option,
      export: flag,
      seen: flag,
      erase: flag,
      block: flag,
      unblock: flag,
    },
  });
  const { type: identificationType, by = userInfo().username, file } = values;
  const [action, ...more] = actions.filter((name) => values[name] === true);
  if (!(identificationType && values.number && action) || more.length > 0) {
    throw new Error(messages.personUsage);
  }
  const idNumber = await readNumber(values.number, terminal);
  if (!idNumber) throw new Error(messages.personUsage);
  const settings = readChangeSettings(env);
  const audit = commandAudit(`person command: ${by}`, new Date());
  await withDatabase(env, async (kysely) => {
    const person = { identificationType, idNumber };
    const run = { terminal, kysely, person, audit, settings };
    if (action === 'export')
      await writeExport(await exportPerson(kysely, person, audit), file, terminal);
    else if (action === 'seen') await writeReadings(run, file);
    else if (action === 'erase') await erase(run);
    else await block(run, action === 'block' ? 'blocked' : 'unblocked');
  });
};

interface Run {
  readonly terminal: Terminal;
  readonly kysely: Kysely<Schema>;
  readonly person: PersonDocument;
  readonly audit: AuditContext;
  readonly settings: ChangeSettings;
}

async function writeReadings({ terminal, kysely, person, audit }: Run, file: string | undefined) {
  const readings = await findReadings(kysely, person, audit);
  const lines = readings.map(({ at, actor_id, actor_name, position, is_certain, ...what }) =>
    csvLine([
      at.toISOString(),
      String(actor_id),
      actor_name,
      messages.reading(what.action, what.subject),
      is_certain ? '' : messages.uncertain,
      String(position ?? ''),
    ]),
  );
  await writeText([messages.readingsHead, '\r\n', ...lines].join(''), file, terminal);
}

async function erase({ terminal, kysely, person, audit, settings }: Run): Promise<void> {
  const erased = await kysely.transaction().execute(async (trx) => {
    const result = await erasePerson(trx, person, audit, settings.hashKey);
    await noteChanges(settings, result.change);
    return result;
  });
  const { deleted, reduced, titles, entries, olderEntries, change } = erased;
  const { proxies, handoverTexts, reasons } = erased;
  if (change === undefined && titles.length === 0) terminal.print(messages.personUnknown);
  if (change !== undefined) terminal.print(messages.personErased(deleted, entries));
  if (reduced.length > 0) terminal.print(messages.personReduced(reduced));
  if (titles.length > 0) terminal.print(messages.personTitles(titles));
  if (proxies > 0) terminal.print(messages.personProxies(proxies));
  if (handoverTexts > 0) terminal.print(messages.personHandoverTexts(handoverTexts));
  if (reasons > 0) terminal.print(messages.personReasons(reasons));
  if (olderEntries > 0) terminal.print(messages.personOlderEntries(olderEntries));
  if (change !== undefined) warnWithoutFile(settings, terminal);
}

async function block(
  { terminal, kysely, person, audit, settings }: Run,
  kind: 'blocked' | 'unblocked',
) {
  const { codes, change } = await kysely.transaction().execute(async (trx) => {
    const result = await blockPerson(trx, person, kind, audit, settings.hashKey);
    await noteChanges(settings, result.change);
    return result;
  });
  if (change === undefined) {
    terminal.print(messages.personUnchanged);
    return;
  }
  terminal.print(
    kind === 'blocked' ? messages.personBlocked(codes) : messages.personUnblocked(codes),
  );
  warnWithoutFile(settings, terminal);
}
