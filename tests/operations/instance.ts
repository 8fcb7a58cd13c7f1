import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A process of the reference API. */
export interface Instance {
  readonly port: number;
  /** Stops it like a service manager: SIGTERM, and pending requests are answered. @returns its exit code */
  stop(): Promise<number | null>;
  /** Kills it, like a hardware failure. */
  kill(): Promise<void>;
}

interface InstanceOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  /** True if it runs in a separate PID namespace as process 1, as in a container. */
  readonly ownProcesses?: boolean;
}

const main = path.resolve(import.meta.dirname, '../../examples/api/src/main.ts');
const namespace = ['--pid', '--fork', '--mount-proc', '--kill-child'];

/** Starts the reference API. @throws Error with its output if it ends before it is ready */
export async function startInstance(options: InstanceOptions): Promise<Instance> {
  const { env, port, ownProcesses = false } = options;
  const command = [process.execPath, main];
  const [file = '', ...rest] = ownProcesses ? ['unshare', ...namespace, ...command] : command;
  const child = spawn(file, rest, {
    env: { ...process.env, LOG_LEVEL: 'error', ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await Promise.race([readyLineOf(child), instanceFailure(child)]);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    process.kill(ownProcesses ? childOf(child) : numberOf(child), signal);
    const [code] = await ended;
    return code;
  };
  return {
    port,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
  };
}

/** The log also goes to standard output, as JSON. */
function readyLineOf({ stdout }: ChildProcess): Promise<void> {
  if (stdout === null) throw new Error('The process has no standard output.');
  const lines = createInterface({ input: stdout });
  return new Promise((ready) => {
    lines.on('line', (line) => line.startsWith('API: ') && ready());
  });
}

async function instanceFailure(child: ChildProcess): Promise<never> {
  let said = '';
  child.stderr?.on('data', (bytes) => {
    said += String(bytes);
  });
  await once(child, 'exit');
  throw new Error(said.trim());
}

function numberOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('The process did not start.');
  return pid;
}

/** `unshare` does not forward signals, so they go directly to its child, by its outer process id. */
function childOf(child: ChildProcess): number {
  const pid = numberOf(child);
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
}
