import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../e2e/site/free-port.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { expectNothingLost } from './expect-nothing-lost.ts';
import { beginGraduationDay, readApplications } from './graduation-day.ts';
import { type Instance, startInstance } from './instance.ts';
import { until } from './until.ts';

let folder: string;
let running: Instance | undefined;
let balancer: Balancer;
let ports: readonly [number, number];
let refused = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-update-'));
  ports = [await freePort(), await freePort()];
  running = await start(ports[0]);
  balancer = await startBalancer(ports);
});
afterAll(async () => {
  await balancer?.close();
  await running?.kill();
  await rm(folder, { recursive: true, force: true });
});

/** A container: it can't see the other's processes, and is process 1 like the other. */
function start(port: number): Promise<Instance> {
  const env = {
    DATABASE_URL: '',
    BIRRETE_DATA: folder,
    BIRRETE_DEMO: '1',
    BIRRETE_TRUSTED_PROXIES: '127.0.0.1',
  };
  return startInstance({ port, env, ownProcesses: true });
}

/** Restarts while the former one locks the folder, like an orchestrator. */
async function startWhenFree(port: number): Promise<Instance> {
  for (;;) {
    try {
      return await start(port);
    } catch (error) {
      expect(String(error)).toContain('is in use by another process');
      refused += 1;
      await setTimeout(200);
    }
  }
}

test.each(['stop', 'kill'] as const)(
  'the next version on the same folder waits for the former one to %s while 8 people apply, and nothing is lost',
  async (end) => {
    const day = await beginGraduationDay(balancer.address, 8);
    refused = 0;
    for (const port of [ports[1], ports[0], ports[1], ports[0]]) {
      const answered = day.acknowledged.size;
      const next = startWhenFree(port);
      await until(() => refused > 0 && day.acknowledged.size > answered + 20);
      await running?.[end]();
      running = await next;
      refused = 0;
    }
    await day.end();
    expectNothingLost(day, await readApplications(`http://127.0.0.1:${running?.port}`));
    console.log(`${day.acknowledged.size} applications, 4 updates, ${day.repeated} repeated`);
  },
);
