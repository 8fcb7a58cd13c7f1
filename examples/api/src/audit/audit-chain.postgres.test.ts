import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedServer, startEmbeddedServer } from '../testing/embedded-server.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { erasePersonal } from './erase-personal.ts';
import { verifyAudit } from './verify-audit.ts';

let server: EmbeddedServer;
/** Two processes behind a balancer, over one database. */
let apis: TestApi[];
beforeAll(async () => {
  server = await startEmbeddedServer();
  const options = { databaseUrl: server.url };
  apis = await Promise.all([startTestApi(options), startTestApi(options)]);
});
afterAll(async () => {
  for (const api of apis ?? []) await api.close();
  await server?.stop();
});

test('60 changes at once through two processes are one chain', async () => {
  const answers = await Promise.all(
    apis.flatMap((api, process) =>
      Array.from({ length: 30 }, (_, index) =>
        api.asAdmin('POST', '/faculties', { name: `Facultad ${process}-${index}` }),
      ),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const [kysely] = apis.map(({ database }) => database.kysely);
  if (kysely === undefined) throw new Error('No API was started');
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole', entries: 62, erased: 0 });
  expect(await erasePersonal(kysely, new Date('2031-06-15T12:00:00Z'))).toBe(62);
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole', entries: 62, erased: 62 });
});
