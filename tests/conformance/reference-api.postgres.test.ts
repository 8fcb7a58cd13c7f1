import { declareConformance } from './declare-conformance.ts';
import { serveReferenceApi } from './serve-reference-api.ts';
import { startPostgres } from './start-postgres.ts';

declareConformance('the reference API on PostgreSQL', async () => {
  const postgres = await startPostgres();
  const server = await serveReferenceApi({ databaseUrl: postgres.url });
  return {
    ...server,
    async stop() {
      await server.stop();
      await postgres.stop();
    },
  };
});
