import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { titleAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, startTestApi, type TestApi, testSettings } from '#testing/test-api.ts';
import { createMetrics } from './request-metrics.ts';
import { watchBackups } from './watch-backups.ts';
import { watchDatabase } from './watch-database.ts';

const repository = path.resolve(import.meta.dirname, '../../../../..');
const rules = await readFile(
  path.join(repository, 'examples/api/deploy/prometheus/birrete.rules.yml'),
  'utf8',
);
const alerts = rules.split('- alert: ').slice(1);

let folder: string;
let api: TestApi;
const metrics = createMetrics();
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-metrics-'));
  const once = { max: 1, seconds: 3600 };
  const throttle = {
    ...testSettings.throttle,
    applicationsByAddress: [once],
    lookUpsByAddress: [{ max: 2, seconds: 3600 }],
  };
  api = await startTestApi({ metrics, settings: { throttle } });
  watchDatabase(metrics.register, api.database);
  watchBackups(metrics.register, folder);
});
afterAll(async () => {
  await api?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Reads the value of a metric with its labels. */
async function read(name: string): Promise<number | undefined> {
  const line = (await metrics.text()).split('\n').find((text) => text.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

test('each alert has an expression over metrics that the API serves', async () => {
  const served = await metrics.text();
  expect(alerts).toHaveLength(6);
  for (const alert of alerts) {
    const expression = /^ {8}expr: (.+)$/m.exec(alert)?.[1] ?? '';
    const names = expression.match(/\bbirrete_\w+/g) ?? [];
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      if (process.env.BIRRETE_TEST_SERVER === undefined && name.includes('connections')) continue;
      expect(served).toContain(`# TYPE ${name} `);
    }
    expect(alert).toMatch(/^ {8}for: \d+m$/m);
    expect(alert).toMatch(/severity: (?:page|ticket)$/m);
    expect(alert).toMatch(/summary: ".+"$/m);
  }
});

test('each alert names a section of the runbook', async () => {
  const runbook = await readFile(path.join(repository, 'docs/runbook.md'), 'utf8');
  const sections = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title]) => anchorOf(title));
  for (const alert of alerts) {
    expect(sections).toContain(/runbook: "#(.+)"$/m.exec(alert)?.[1]);
  }
});

test('the metrics follow the audit trail, the rate limits and the backups', async () => {
  await api.asAdmin('GET', '/users');
  const entries = await read('birrete_audit_entries');
  await api.asAdmin('GET', '/users');
  expect(await read('birrete_audit_entries')).toBe((entries ?? 0) + 1);
  expect(await read('birrete_audit_last_entry_timestamp_seconds')).toBeGreaterThan(1.7e9);
  expect(await read('birrete_audit_waiting_entries')).toBe(0);
  expect(await read('birrete_database_up')).toBe(1);

  expect(await read('birrete_refusals_total{limit="apply"}')).toBeUndefined();
  const statuses = [];
  for (let turn = 0; turn < 3; turn += 1) {
    statuses.push((await api.call('POST', '/public/apply', {})).status);
  }
  expect(statuses).toEqual([422, 429, 429]);
  expect(await read('birrete_refusals_total{limit="apply"}')).toBe(2);

  expect(await read('birrete_last_backup_timestamp_seconds')).toBe(0);
  for (const [name, seconds] of [
    ['old.gz', 1_000],
    ['new.gz', 2_000],
    ['note.txt', 3_000],
  ] as const) {
    await writeFile(path.join(folder, name), '');
    await utimes(path.join(folder, name), seconds, seconds);
  }
  expect(await read('birrete_last_backup_timestamp_seconds')).toBe(2_000);
});

test('the metrics count look-ups by their result', async () => {
  const lookUps = (result: string) => read(`birrete_look_ups_total{result="${result}"}`);
  const statuses = [];
  for (const code of ['AG-2026-001', 'AG-2026-9999', 'AG-2026-001', 'AG-2026-001']) {
    statuses.push((await api.call('GET', `/public/status/${code}`)).status);
  }
  expect(statuses).toEqual([200, 404, 429, 429]);
  expect([await lookUps('hit'), await lookUps('miss'), await lookUps('refused')]).toEqual([
    1, 1, 2,
  ]);
});

test('the metrics count verifications by their result', async () => {
  const verifications = (result: string) => read(`birrete_verifications_total{result="${result}"}`);
  const titles = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
  await api.call('GET', `/public/verification/${titles[0]?.verification_code}`);
  expect([await verifications('found'), await verifications('unknown')]).toEqual([1, 0]);
  // A right code is never limited; the look-ups above have used up the limit of this address.
  expect((await api.call('GET', '/public/verification/222222222222')).status).toBe(429);
  expect(await verifications('refused')).toBe(1);
  api.pass(7200);
  expect((await api.call('GET', '/public/verification/222222222222')).status).toBe(404);
  expect(await verifications('unknown')).toBe(1);
});

/** The anchor of a heading, as GitHub makes it. */
function anchorOf(title = ''): string {
  return title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}
