import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { ConsumerName } from './consumer-names.ts';
import { consumerEnvironment } from './environment.ts';
import { linkPackage } from './link-package.ts';
import { endServer, saidByServer } from './server-process.ts';

const execute = promisify(execFile);
const fixtures = path.resolve(import.meta.dirname, '../fixtures');

/** A project outside this repository that has installed the package. */
export interface Consumer {
  /** Address of its pages after the start, e.g. 'http://127.0.0.1:41234'. */
  readonly address: string;
  /** Runs one of its npm scripts. @returns its output. @throws with its output if it fails */
  run(script: string): Promise<string>;
  /** Starts its server with `npm start`, and waits until it prints that it is ready. */
  start(ready: RegExp): Promise<void>;
  /** Stops the server and removes the project. */
  close(): Promise<void>;
}

/**
 * Copies a fixture and the reader of the wizard's lists to a separate folder, so that it can't resolve our packages, and
 * installs its dependencies.
 *
 * @param options.needsRegistry false if links to the packages installed here can replace `npm install`. Default true
 */
export async function installConsumer(
  name: ConsumerName,
  { needsRegistry = true }: { readonly needsRegistry?: boolean } = {},
): Promise<Consumer> {
  const folder = await mkdtemp(path.join(tmpdir(), `birrete-${name}-`));
  const port = String(inject('ports')[name]);
  const options = { cwd: folder, env: consumerEnvironment(inject('api')), maxBuffer: 1e8 };
  let server: ChildProcess | undefined;

  await cp(path.join(fixtures, name), folder, { recursive: true });
  const reader = 'wizard-lists';
  await cp(path.join(fixtures, reader), path.join(folder, reader), { recursive: true });
  if (needsRegistry) await install();
  else await linkPackage(folder, inject('tarball'));

  return {
    address: `http://127.0.0.1:${port}`,
    run: (script) => npm('run', '--silent', script),
    start: async (ready) => {
      // npm does not forward signals. A detached process group can be stopped as a whole.
      server = spawn('npm', ['start', '--', '--port', port], { ...options, detached: true });
      await saidByServer(server, ready);
    },
    close: async () => {
      if (server !== undefined) await endServer(server);
      await rm(folder, { recursive: true, force: true });
    },
  };

  async function install(): Promise<void> {
    await cp(inject('tarball'), path.join(folder, 'birrete.tgz'));
    await npm('install', '--no-audit', '--no-fund', '--prefer-offline', '--no-package-lock');
  }

  async function npm(...args: readonly string[]): Promise<string> {
    return execute('npm', args, options).then(
      ({ stdout }) => stdout,
      (failure: { readonly stdout?: string; readonly stderr?: string }) => {
        throw new Error(
          `${name}: npm ${args.join(' ')} failed.\n${failure.stdout}\n${failure.stderr}`,
        );
      },
    );
  }
}
