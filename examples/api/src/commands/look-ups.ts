import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { listDisclosures } from '../evidence/disclosures/disclosures.ts';
import { openForCommand } from './command-database.ts';
import { commandMessages as messages } from './commands.messages.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run look-ups`: lists the look-ups that showed personal data, per day, code and network, as CSV. `--since`, `--code`
 * and `--address` narrow the list. After an incident they answer who was affected.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      since: { type: 'string' },
      code: { type: 'string' },
      address: { type: 'string' },
    },
  });
  const { since, code, address } = values;
  const isValid =
    (since === undefined || /^\d{4}-\d{2}-\d{2}$/.test(since)) &&
    (address === undefined || isIP(address) !== 0);
  if (!isValid) throw new Error(messages.lookUpsUsage);
  const { kysely, close } = await openForCommand();
  try {
    const rows = await listDisclosures(kysely, {
      since,
      code: code?.trim().toUpperCase(),
      address,
    });
    console.log(messages.lookUpsHead);
    for (const { day, application_code, network, hits } of rows) {
      console.log([day, application_code, network, hits].join(','));
    }
  } finally {
    await close();
  }
}

runCommand(main);
