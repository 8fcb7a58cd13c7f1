import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { inject } from 'vitest';
import { strangersEnvironment } from './environment.ts';
import type { StrangerName } from './strangers.ts';

const execute = promisify(execFile);
const fixtures = path.resolve(import.meta.dirname, '../fixtures');

/** A project outside of this repository that has installed the package. */
export interface Stranger {
  /** Where its pages stand once it has started, e.g. 'http://127.0.0.1:41234'. */
  readonly address: string;
  /** Runs one of its npm scripts. @returns what it printed. @throws with its output when it fails. */
  run(script: string): Promise<string>;
  /** Starts its server by `npm start`, and waits until it has printed that it is ready. */
  start(ready: RegExp): Promise<void>;
  /** Ends the server and removes the project. */
  leave(): Promise<void>;
}

/** Copies a fixture to a folder of its own, so that it finds nothing of ours, and installs what it asks for. */
export async function settle(name: StrangerName): Promise<Stranger> {
  const folder = await mkdtemp(path.join(tmpdir(), `birrete-${name}-`));
  const port = String(inject('ports')[name]);
  const options = { cwd: folder, env: strangersEnvironment(inject('api')), maxBuffer: 1e8 };
  let server: ChildProcess | undefined;

  await cp(path.join(fixtures, name), folder, { recursive: true });
  await cp(inject('tarball'), path.join(folder, 'birrete.tgz'));
  await npm('install', '--no-audit', '--no-fund', '--prefer-offline', '--no-package-lock');

  return {
    address: `http://127.0.0.1:${port}`,
    run: (script) => npm('run', '--silent', script),
    start: async (ready) => {
      // npm does not pass signals on to what it started; a group of processes can be ended as one.
      server = spawn('npm', ['start', '--', '--port', port], { ...options, detached: true });
      await saidBy(server, ready);
    },
    leave: async () => {
      if (server !== undefined) await end(server);
      await rm(folder, { recursive: true, force: true });
    },
  };

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

/** How long a built project may take until it serves its pages, in milliseconds. */
const patience = 120_000;

/** @throws with what it said when it ends before it is ready, or is not ready in time. */
async function saidBy(server: ChildProcess, ready: RegExp): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const giveUp = (what: string) => reject(new Error(`The server ${what}.\n${said}`));
    const timer = setTimeout(() => giveUp('did not say that it is ready'), patience);
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (bytes) => {
        // Where colours are forced, as a CI service may do, they stand between a word and its colon.
        said += stripVTControlCharacters(String(bytes));
        if (!ready.test(said)) return;
        clearTimeout(timer);
        resolve();
      });
    }
    server.once('exit', () => giveUp('ended before it was ready'));
  });
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return;
  const ended = once(server, 'exit');
  process.kill(-server.pid, 'SIGTERM');
  await ended;
}
