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

/** A process that claims the folder, says how it went and stays. */
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

test('of many processes that come at once one holds the folder, the others are refused in plain words', async () => {
  const contenders = Array.from({ length: 8 }, contend);
  const said = await Promise.all(contenders.map((contender) => contender.said));
  expect(said.filter((line) => line === 'holds it')).toHaveLength(1);
  expect(said.filter((line) => line.includes('is in use by another process'))).toHaveLength(7);
});

test('a process that is killed leaves nothing behind', async () => {
  const { process, said } = contend();
  expect(await said).toBe('holds it');
  await expect(lockFolder(folder)).rejects.toThrow('is in use by another process');
  await kill(process);
  (await lockFolder(folder)).release();
});

test('whoever is refused leaves the files of the holder alone, which come and go', async () => {
  expect(await contend().said).toBe('holds it');
  const file = path.join(folder, 'segment');
  await writeFile(file, '');
  await chmod(file, 0o644);
  await expect(lockFolder(folder)).rejects.toThrow('is in use by another process');
  expect((await stat(file)).mode & 0o777).toBe(0o644);
});

test('nobody but the owner reads the folder, not even what stood open before', async () => {
  const file = path.join(folder, 'row');
  await writeFile(file, 'hash');
  await chmod(file, 0o666);
  await chmod(folder, 0o755);
  (await lockFolder(folder)).release();
  const modes = await Promise.all([folder, file].map(async (entry) => (await stat(entry)).mode));
  expect(modes.map((mode) => mode & 0o777)).toEqual([0o700, 0o600]);
});
