import { parseArgs } from 'node:util';
import { parseSentDate } from 'birrete/rules';
import { countFlood, rejectFlood as reject } from '../applications/reject-flood.ts';
import { commandAudit } from '../evidence/audit/command-audit.ts';
import { type AddressRange, parseRange } from '../platform/http/client-address.ts';
import { type Command, withDatabase } from './command.ts';
import { commandMessages as messages } from './commands.messages.ts';

/**
 * `npm run api -- reject-flood --from 2026-07-01T08:00Z --to 2026-07-01T09:00Z --address 203.0.113.7`: counts the
 * pending applications that were submitted in a period, from an address or network. With `--reason r --by n`, rejects
 * them.
 */
export const rejectFlood: Command = async (args, env, terminal) => {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { from: option, to: option, address: option, reason: option, by: option },
  });
  const [from, to] = [momentOf(values.from), momentOf(values.to)];
  const range = rangeOf(values.address);
  const reason = values.reason?.trim();
  const isPeriod = from !== undefined && to !== undefined && from < to;
  if (!isPeriod || (reason && !values.by)) throw new Error(messages.floodUsage);
  await withDatabase(env, async (kysely) => {
    const flood = { from, to, range };
    if (!reason) {
      terminal.print(messages.flood(await countFlood(kysely, flood)));
      return;
    }
    const audit = commandAudit(`reject command: ${values.by}`, new Date());
    terminal.print(messages.floodRejected(await reject(kysely, flood, { reason, audit })));
  });
};

/** A day, a time and its distance from UTC. */
const momentFormat = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Reads a moment. One without its distance from UTC depends on the machine, and `Date` takes 31 February for 3 March, and
 * a number for a year.
 */
function momentOf(text = ''): Date | undefined {
  const [, day = ''] = momentFormat.exec(text) ?? [];
  const moment = new Date(text);
  return parseSentDate(day) === undefined || Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** @throws Error with the usage for a text that is neither an address nor a range */
function rangeOf(text: string | undefined): AddressRange | undefined {
  try {
    return text === undefined ? undefined : parseRange(text);
  } catch {
    throw new Error(messages.floodUsage);
  }
}
