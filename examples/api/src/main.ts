import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { readLocation } from './database/location.ts';
import { demoAdministrator, demoPassword } from './demo/demo-access.ts';
import { closeOnSignals } from './server/close-on-signals.ts';
import { readSettings } from './settings.ts';
import { startApi } from './start.ts';

const { env } = process;
const log = pino({ base: null, level: env.LOG_LEVEL ?? 'info' });
const hostname = env.HOST ?? '127.0.0.1';
const demo = env.BIRRETE_DEMO !== '0';

const api = await startApi({
  ...readLocation(env),
  settings: readSettings(env),
  log,
  demo,
});

const server = serve({ fetch: api.app.fetch, port: Number(env.PORT ?? 3000), hostname }, (at) => {
  console.log(`API: http://${hostname}:${at.port}/api`);
  if (demo) console.log(`Demo: ${demoAdministrator} / ${demoPassword}`);
});

closeOnSignals(server, () => api.close(), log);
