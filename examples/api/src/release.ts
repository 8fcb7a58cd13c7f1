import { parseArgs } from 'node:util';
import { releaseNumber } from './applications/release-number.ts';
import { readLocation } from './database/location.ts';
import { openDatabase } from './database/open.ts';

/**
 * `npm run release-number -- --type V --number 12345678 --reason r --by n`: gives a number back that somebody else applied with.
 * The console does the same for one application, by rejecting it; this is for somebody who took it everywhere.
 */
const usage =
  'Uso: npm run release-number -- --type <tipo> --number <número> --reason <motivo> --by <quien lo decide>';

async function main(): Promise<void> {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { type: option, number: option, reason: option, by: option },
  });
  const { type: identificationType, number: idNumber, by } = values;
  const reason = values.reason?.trim();
  if (!(identificationType && idNumber && reason && by)) throw new Error(usage);
  const database = await openDatabase(readLocation(process.env));
  try {
    const act = {
      actor: { id: null, name: `release command: ${by}` },
      at: new Date(),
      requestId: 'command',
    };
    const taken = { identificationType, idNumber, reason };
    const { released, issued } = await releaseNumber(database.kysely, taken, act);
    console.log(`Solicitudes rechazadas: ${released.join(', ') || 'ninguna'}`);
    if (issued.length > 0) console.log(`Con título emitido, sin cambios: ${issued.join(', ')}`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
