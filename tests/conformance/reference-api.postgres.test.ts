import { startEmbeddedServer } from '../../examples/api/src/testing/embedded-server.ts';
import { declareConformance } from './declare-conformance.ts';
import { serveReferenceApi } from './serve-reference-api.ts';

declareConformance('the reference API on PostgreSQL', async () => {
  const postgres = await startEmbeddedServer();
  const server = await serveReferenceApi({ databaseUrl: postgres.url });
  return {
    ...server,
    async stop() {
      await server.stop();
      await postgres.stop();
    },
  };
});
