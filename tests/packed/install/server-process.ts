import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/** Time limit for a built project to serve its pages, in milliseconds. */
const patience = 120_000;

/**
 * Waits until a server prints that it is ready.
 *
 * @throws with its output if it ends early or is not ready in time
 */
export async function saidByServer(server: ChildProcess, ready: RegExp): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const giveUp = (what: string) => reject(new Error(`The server ${what}.\n${said}`));
    const timer = setTimeout(() => giveUp('did not say that it is ready'), patience);
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (bytes) => {
        // With forced colours, as in some CI services, escape codes separate a word from its colon.
        said += stripVTControlCharacters(String(bytes));
        if (!ready.test(said)) return;
        clearTimeout(timer);
        resolve();
      });
    }
    server.once('exit', () => giveUp('ended before it was ready'));
  });
}

/** Stops a server and its child processes: the process group that it was spawned with, `detached`. */
export async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return;
  const ended = once(server, 'exit');
  process.kill(-server.pid, 'SIGTERM');
  await ended;
}
