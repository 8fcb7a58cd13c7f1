// @module-tag rare
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

test('a process that has started a server keeps its exit code, so failed tests fail the run', () => {
  const server = path.join(import.meta.dirname, 'embedded-server.ts');
  const script = `
    const { startEmbeddedServer } = await import(${JSON.stringify(server)});
    const { stop } = await startEmbeddedServer();
    await stop();
    process.exitCode = 3;`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(status).toBe(3);
});
