import type { DatabaseLocation } from '#platform/database/open.ts';
import { prepareFolder } from './embedded-databases.ts';
import { createTestDatabase } from './test-database.ts';

/**
 * Makes an empty database of the kind that the run tests, which can be opened again.
 * @param dataDir the folder of an embedded database
 */
export async function createBlankLocation(dataDir: string): Promise<DatabaseLocation> {
  if (process.env.BIRRETE_TEST_SERVER !== undefined) {
    return { databaseUrl: (await createTestDatabase('blank')).url };
  }
  await prepareFolder(dataDir, 'blank');
  return { dataDir };
}
