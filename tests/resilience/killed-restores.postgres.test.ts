// @module-tag rare
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { writeBackup } from '../../examples/api/src/commands/backups/write-backup.ts';
import { prepareFolder } from '../../examples/api/testing/databases/embedded-databases.ts';
import { commandLine, runCommand } from '../../examples/api/testing/run-command.ts';
import { storeLoad } from '../../examples/api/testing/store-load.ts';
import { startTestApi } from '../../examples/api/testing/test-api.ts';

const isInFull = import.meta.env.BIRRETE_RESILIENCE === '1';

// A restore that is interrupted on PostgreSQL: restore-into-service.postgres.test.ts.
test.runIf(isInFull)(
  'a restore killed midway leaves an embedded folder without data, and can be repeated',
  // Two restores of a large backup into PGlite.
  { timeout: 300_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'birrete-killed-restore-'));
    const api = await startTestApi();
    onTestFinished(async () => {
      await api.close();
      await rm(folder, { recursive: true, force: true });
    });
    const at = (name: string) => path.join(folder, name);
    const embedded = { DATABASE_URL: '', BIRRETE_DATA: at('embedded') };
    await prepareFolder(at('embedded'), 'blank');
    await storeLoad(api.database.kysely, { applications: 2_500, titles: 0 });
    await writeBackup(api.database.kysely, at('large.gz'));
    const bytes = await readFile(at('large.gz'));
    const pipe = at('pipe');
    await promisify(execFile)('mkfifo', [pipe]);
    const child = spawn(process.execPath, commandLine(['restore', pipe]), {
      env: { ...process.env, ...embedded },
      stdio: 'ignore',
    });
    const part = createWriteStream(pipe);
    part.on('error', () => {});
    // The pipe and its reader hold less than half of this, so the command has inserted rows.
    await new Promise((isRead) => part.write(bytes.subarray(0, bytes.length * 0.9), isRead));
    expect(child.exitCode).toBe(null);
    child.kill('SIGKILL');
    await once(child, 'exit');
    part.destroy();
    expect(child.signalCode).toBe('SIGKILL');
    const repeated = await runCommand(embedded, 'restore', at('large.gz'));
    expect(repeated).toMatchObject({
      failure: undefined,
      printed: expect.stringContaining('restaurado'),
    });
  },
);
