import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { memoryStart } from '../database/durable-files.ts';
import { migrate } from '../database/migrate.ts';
import { parsers } from '../database/parsers.ts';
import type { Schema } from '../database/schema.ts';

let folder: string | undefined;

/** Makes the empty, migrated database once that the APIs of all test files start from: loading it takes a fifth. */
export async function setup() {
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-template-'));
  const file = path.join(folder, 'empty.tar');
  const pglite = await PGlite.create({ parsers, startParams: memoryStart });
  await migrate(new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) }));
  const dump = await pglite.dumpDataDir('none');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
  process.env.BIRRETE_TEST_TEMPLATE = file;
}

export async function teardown() {
  if (folder !== undefined) await rm(folder, { recursive: true });
}
