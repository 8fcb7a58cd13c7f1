import { createTestDatabase } from '../../examples/api/src/testing/test-database.ts';
import { declareConformance } from './declare-conformance.ts';
import { serveReferenceApi } from './serve-reference-api.ts';

declareConformance('the reference API on PostgreSQL', async () => {
  const { url, drop } = await createTestDatabase('migrated');
  const server = await serveReferenceApi({ databaseUrl: url }, { registers: 'one' });
  return {
    ...server,
    async stop() {
      await server.stop();
      await drop();
    },
  };
});
