import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** An example, started by its npm script after its build. */
export interface RunningSite {
  /** 'http://127.0.0.1:41234' */
  readonly address: string;
  /** The line that it printed when it was ready. */
  readonly readyLine: string;
  /** Stops it as a service manager would. @returns its exit code */
  stop(): Promise<number | null>;
  /** Kills it, like a power failure, and waits. */
  kill(): Promise<void>;
}

const examples = path.resolve(import.meta.dirname, '../../../examples');

const serverOf = {
  api: 'api/src/main.ts',
  host: 'host/server/main.ts',
  dev: 'host/server/dev.ts',
  website: 'website/server/main.ts',
  intranet: 'intranet/server/main.ts',
} as const;

/** Examples with a server, by folder. `dev` is the host under `npm run dev`. */
export type Example = keyof typeof serverOf;

/**
 * Starts an example, on a free port unless `env` names one.
 *
 * @param env e.g. `BIRRETE_DATA`, a folder for two starts
 * @throws with its output if it ends before it is ready
 */
export async function startSite(
  env: Readonly<Record<string, string>>,
  example: Example = 'host',
): Promise<RunningSite> {
  const site = spawn(process.execPath, [path.join(examples, serverOf[example])], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const readyLine = await Promise.race([firstLineOf(site), startFailure(site)]);
  const address = /http:\/\/\S+?:\d+/.exec(readyLine)?.[0];
  if (address === undefined) throw new Error(`The site printed no address: ${readyLine}`);
  return { address, readyLine, stop: () => stop(site), kill: () => kill(site) };
}

async function firstLineOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The site has no standard output.');
  const [line] = await once(createInterface({ input: stdout }), 'line');
  return String(line);
}

async function startFailure(site: ChildProcess): Promise<never> {
  let said = '';
  site.stderr?.on('data', (bytes) => {
    said += String(bytes);
  });
  await once(site, 'exit');
  throw new Error(`The site ended before it was ready.\n${said}`);
}

async function stop(site: ChildProcess): Promise<number | null> {
  if (site.exitCode !== null) return site.exitCode;
  site.kill('SIGTERM');
  const [code] = await once(site, 'exit');
  return code;
}

async function kill(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null || site.signalCode !== null) return;
  site.kill('SIGKILL');
  await once(site, 'exit');
}
