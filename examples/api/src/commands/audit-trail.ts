import { parseArgs } from 'node:util';
import { commandAudit } from '../evidence/audit/command-audit.ts';
import { erasePersonal } from '../evidence/audit/erase-personal.ts';
import { endOfRetention, retentionYears } from '../evidence/audit/retention-period.ts';
import { readVariable } from '../platform/settings/read-variable.ts';
import { type Command, withDatabase } from './command.ts';
import { commandMessages as messages } from './commands.messages.ts';
import { describeVerification, readSince } from './describe-verification.ts';

/**
 * `npm run api -- audit-trail --verify`: checks the audit trail and every issued title. The last line is the mark of
 * the last entry, to be stored where the database's owner cannot change it; `--since` compares an earlier mark.
 * `--erase` removes personal data from entries older than five years, or `--older-than-days`.
 */
export const auditTrail: Command = async (args, env, terminal) => {
  const { values } = parseArgs({
    args,
    options: {
      verify: { type: 'boolean' },
      since: { type: 'string' },
      erase: { type: 'boolean' },
      'older-than-days': { type: 'string' },
    },
  });
  if (!(values.verify || values.erase)) throw new Error(messages.auditUsage);
  const since = readSince(values.since);
  const before = readEnd(values['older-than-days']);
  await withDatabase(env, async (kysely) => {
    if (values.erase) {
      const audit = commandAudit('audit-trail command', new Date());
      terminal.print(messages.erased(await erasePersonal(kysely, before, audit)));
    }
    if (values.verify) {
      const key = readVariable(env, 'BIRRETE_TRAIL_KEY');
      terminal.print(await describeVerification(kysely, { since, key }));
    }
  });
};

/** The moment before which to erase, at the latest the end of the retention period. */
function readEnd(days: string | undefined): Date {
  const end = endOfRetention(new Date());
  if (days === undefined) return end;
  const before = new Date(Date.now() - Number(days) * 86_400_000);
  if (!/^\d{1,6}$/.test(days)) throw new Error(messages.auditUsage);
  if (before > end) throw new Error(messages.tooRecent(retentionYears));
  return before;
}
