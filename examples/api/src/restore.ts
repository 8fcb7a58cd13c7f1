import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/restore-backup.ts';
import { readLocation } from './database/location.ts';
import { connectDatabase } from './database/open.ts';

/**
 * `npm run restore -- /folder/file.gz`: puts a backup into the empty database or the new folder that the settings name,
 * whichever of the two it was taken from, and brings it to the newest schema.
 */
const usage = 'Uso: npm run restore -- <ruta completa del archivo>';

async function main(): Promise<void> {
  const [file, more] = parseArgs({ allowPositionals: true }).positionals;
  if (file === undefined || more !== undefined || !path.isAbsolute(file)) throw new Error(usage);
  const { kysely, close } = await connectDatabase(readLocation(process.env));
  try {
    const { at, rows } = await restoreBackup(kysely, file);
    console.log(`Respaldo del ${at} restaurado: ${rows} filas`);
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
