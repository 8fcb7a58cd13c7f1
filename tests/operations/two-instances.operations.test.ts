import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type EmbeddedServer,
  startEmbeddedServer,
} from '../../examples/api/testing/databases/embedded-server.ts';
import { freePort } from '../e2e/site/free-port.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { expectNothingLost } from './expect-nothing-lost.ts';
import { beginGraduationDay, readApplications } from './graduation-day.ts';
import { type Instance, startInstance } from './instance.ts';
import { until } from './until.ts';

let database: EmbeddedServer;
let instances: Instance[] = [];
let balancer: Balancer;

const start = (port: number) =>
  startInstance({
    port,
    env: { DATABASE_URL: database.url, BIRRETE_DEMO: '1', BIRRETE_TRUSTED_PROXIES: '127.0.0.1' },
  });

beforeAll(async () => {
  database = await startEmbeddedServer();
  const ports = [await freePort(), await freePort()];
  instances = await Promise.all(ports.map(start));
  balancer = await startBalancer(ports);
});
afterAll(async () => {
  await balancer?.close();
  await Promise.all(instances.map((instance) => instance.kill()));
  await database?.stop();
});

test('two instances on one PostgreSQL are killed in turn while 16 people apply, and nothing is lost', async () => {
  const day = await beginGraduationDay(balancer.address, 16);
  for (let round = 0; round < 6; round += 1) {
    const [victim, other] = instances;
    if (victim === undefined || other === undefined) throw new Error('There are two.');
    await until(() => day.acknowledged.size > (round + 1) * 40);
    await victim.kill();
    instances = [other, await start(victim.port)];
  }
  await day.end();

  const stored = await readApplications(balancer.address);
  expectNothingLost(day, stored);
  expect(day.repeated).toBeGreaterThan(0);
  console.log(`${day.acknowledged.size} applications, 6 kills, ${day.repeated} attempts repeated`);
});
