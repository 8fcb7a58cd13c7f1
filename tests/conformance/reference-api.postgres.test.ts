// @module-tag rare
import type { Settings } from '../../examples/api/src/platform/settings/settings.ts';
import { createTestDatabase } from '../../examples/api/testing/databases/test-database.ts';
import {
  declareConformance,
  proofOfIdentityChecks,
  type StartedServer,
} from './declare-conformance.ts';
import { serveReferenceApi } from './serve-reference-api.ts';

declareConformance('the reference API on PostgreSQL', () =>
  serve({ registers: 'one', opensDocuments: true }),
);

declareConformance(
  'the reference API with receipt keys',
  () => serve({ lookUpProof: 'key' }),
  proofOfIdentityChecks,
);

async function serve(
  change: Pick<Partial<Settings>, 'lookUpProof' | 'registers' | 'opensDocuments'>,
): Promise<StartedServer> {
  const { url, drop } = await createTestDatabase('migrated');
  const server = await serveReferenceApi({ databaseUrl: url }, change);
  return {
    ...server,
    async stop() {
      await server.stop();
      await drop();
    },
  };
}
