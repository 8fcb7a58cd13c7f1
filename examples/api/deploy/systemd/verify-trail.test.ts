import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const script = path.join(import.meta.dirname, 'verify-trail.sh');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-witness-'));
  // The other machine is this folder: its ssh runs the command here.
  await command('ssh', 'cd "$(dirname "$0")" && sh -c "$2"');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function command(name: string, body: string): Promise<void> {
  const file = path.join(folder, name);
  await writeFile(file, `#!/bin/sh\n${body}\n`);
  await chmod(file, 0o755);
}

/** Lets the verification print these lines and its arguments, or fail. */
const verification = (lines: string, status = 0) =>
  command('node', `echo "$*" > "$(dirname "$0")/called"\nprintf '${lines}'\nexit ${status}`);

function run() {
  const env = { PATH: `${folder}:${process.env.PATH}`, BIRRETE_WITNESS: 'testigo@otra' };
  return spawnSync('sh', [script], { env, encoding: 'utf8' });
}

const read = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => undefined);

describe.skipIf(process.platform === 'win32')('the nightly verification', () => {
  test('stores each mark on the other machine, and compares the last one', async () => {
    await writeFile(path.join(folder, 'birrete-marks'), '');
    await verification('Bitácora íntegra\\n7:abc\\n');
    expect(run().status).toBe(0);
    expect(await read('called')).toBe('examples/api/src/commands/main.ts audit-trail --verify\n');
    await verification('Bitácora íntegra\\n9:-de_f\\n');
    expect(run()).toMatchObject({ status: 0, stdout: 'Bitácora íntegra\n9:-de_f\n' });
    expect(await read('called')).toBe(
      'examples/api/src/commands/main.ts audit-trail --verify --since 7:abc\n',
    );
    expect(await read('birrete-marks')).toBe('7:abc\n9:-de_f\n');
  });

  test('fails and stores nothing if the trail was altered', async () => {
    await writeFile(path.join(folder, 'birrete-marks'), '');
    await verification('La bitácora fue reescrita\\n', 1);
    expect(run().status).toBe(1);
    expect(await read('birrete-marks')).toBe('');
  });

  test('fails if the file with the marks is gone, and makes no new one', async () => {
    await verification('7:abc\\n');
    expect(run()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('has no file birrete-marks'),
    });
    expect(await read('called')).toBeUndefined();
    expect(await read('birrete-marks')).toBeUndefined();
  });

  test('fails if the other machine does not answer', async () => {
    await verification('7:abc\\n');
    await command('ssh', 'exit 255');
    expect(run().status).not.toBe(0);
    expect(await read('called')).toBeUndefined();
  });
});

test('site, owner of the tables, backups and verification are different users', async () => {
  const units = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.service'));
  const users = await Promise.all(
    units.map(async (unit) => {
      const text = await readFile(path.join(import.meta.dirname, unit), 'utf8');
      return [unit, /^User=(.+)$/m.exec(text)?.[1]];
    }),
  );
  expect(Object.fromEntries(users)).toEqual({
    'birrete.service': 'birrete',
    'birrete-migrate.service': 'birrete-owner',
    'birrete-retention.service': 'birrete-owner',
    'birrete-backup.service': 'birrete-backup',
    'birrete-drill.service': 'birrete-backup',
    'birrete-verify.service': 'birrete-verify',
  });
});
