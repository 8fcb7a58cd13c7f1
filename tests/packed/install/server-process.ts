import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/** How long a built project may take until it serves its pages, in milliseconds. */
const patience = 120_000;

/**
 * Waits until a server has printed that it is ready.
 *
 * @throws with what it said when it ends before it is ready, or is not ready in time.
 */
export async function saidByServer(server: ChildProcess, ready: RegExp): Promise<void> {
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

/** Ends a server and what it started: the group that it was spawned with, `detached`. */
export async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return;
  const ended = once(server, 'exit');
  process.kill(-server.pid, 'SIGTERM');
  await ended;
}
