import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { normalizeApplicationCode, parseSentDate } from 'birrete/rules';
import { listDisclosures } from '../evidence/disclosures/disclosures.ts';
import { readVariable } from '../platform/settings/read-variable.ts';
import { type Command, withDatabase } from './command.ts';
import { commandMessages as messages } from './commands.messages.ts';

/**
 * `npm run api -- look-ups`: lists the look-ups that showed personal data, per day, code and network, as CSV.
 * `--since`, `--code` and `--address` narrow the list. After an incident they answer who was affected.
 */
export const lookUps: Command = async (args, env, terminal) => {
  const { values } = parseArgs({
    args,
    options: {
      since: { type: 'string' },
      code: { type: 'string' },
      address: { type: 'string' },
    },
  });
  const { since, code, address } = values;
  const isValid =
    (since === undefined || parseSentDate(since) === since) &&
    (address === undefined || isIP(address) !== 0);
  if (!isValid) throw new Error(messages.lookUpsUsage);
  await withDatabase(env, async (kysely) => {
    const rows = await listDisclosures(kysely, {
      since,
      code: code === undefined ? undefined : normalizeApplicationCode(code),
      address,
      hashKey: readVariable(env, 'BIRRETE_HASH_KEY'),
    });
    terminal.print(messages.lookUpsHead);
    for (const { day, application_code, network, hits } of rows) {
      terminal.print([day, application_code, network, hits].join(','));
    }
  });
};
