// @module-tag rare
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-lock-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const module = JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href);

/** Starts a process that tries to lock the folder, prints the result and keeps running. */
function contend(): { process: ChildProcess; said: Promise<string> } {
  const script = `
    import(${module}).then(({ lockFolder }) => lockFolder(${JSON.stringify(folder)})).then(
      () => console.log('holds it'),
      (error) => console.log(error.message),
    );
    setInterval(() => {}, 1000);`;
  const process = spawn('node', ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => kill(process));
  const said = once(process.stdout, 'data').then(([line]) => String(line).trim());
  return { process, said };
}

async function kill(process: ChildProcess): Promise<void> {
  if (process.signalCode !== null) return;
  const gone = once(process, 'exit');
  process.kill('SIGKILL');
  await gone;
}

test('of many simultaneous processes one locks the folder, and the others print a clear message', async () => {
  const contenders = Array.from({ length: 8 }, contend);
  const said = await Promise.all(contenders.map((contender) => contender.said));
  expect(said.filter((line) => line === 'holds it')).toHaveLength(1);
  expect(said.filter((line) => line.includes('is in use by another process'))).toHaveLength(7);
});

test('a killed process releases the folder', async () => {
  const { process, said } = contend();
  expect(await said).toBe('holds it');
  await expect(lockFolder(folder)).rejects.toThrow('is in use by another process');
  await kill(process);
  (await lockFolder(folder)).release();
});

test('a refused process does not touch the files of the holder', async () => {
  expect(await contend().said).toBe('holds it');
  const file = path.join(folder, 'segment');
  await writeFile(file, '');
  await chmod(file, 0o644);
  await expect(lockFolder(folder)).rejects.toThrow('is in use by another process');
  expect((await stat(file)).mode & 0o777).toBe(0o644);
});

test('only the owner can read the folder, including files that others could read before', async () => {
  const file = path.join(folder, 'row');
  await writeFile(file, 'hash');
  await chmod(file, 0o666);
  await chmod(folder, 0o755);
  (await lockFolder(folder)).release();
  const modes = await Promise.all([folder, file].map(async (entry) => (await stat(entry)).mode));
  expect(modes.map((mode) => mode & 0o777)).toEqual([0o700, 0o600]);
});
