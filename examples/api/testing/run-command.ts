import { execFile } from 'node:child_process';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { runCommandLine } from '../src/commands/run-command-line.ts';
import { holdPglite } from './databases/compiled-pglite.ts';

const main = path.resolve(import.meta.dirname, '../src/commands/main.ts');

/** The arguments with which Node starts a command. */
export function commandLine(args: readonly string[]): string[] {
  return ['--conditions', 'birrete-source', main, ...args];
}

/** What a command printed, and what it printed as a failure. */
export interface CommandResult {
  readonly printed: string;
  readonly failure: string | undefined;
}

/**
 * Runs a command in this process, with these variables beside those of the process. A process of Node takes a second to
 * start.
 */
export async function runCommand(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<CommandResult> {
  await holdPglite();
  let printed = '';
  const write = (text: string) => {
    printed += text;
  };
  const print = (line: string) => write(`${line}\n`);
  const terminal = { input: Readable.from([]), print, write };
  return runCommandLine(args, { ...process.env, ...env }, terminal).then(
    () => ({ printed, failure: undefined }),
    (error: unknown) => ({
      printed,
      failure: error instanceof Error ? error.message : String(error),
    }),
  );
}

/** A result with the exit code of the process. */
export interface ProcessResult extends CommandResult {
  readonly code: number;
}

/**
 * Starts a command as an administrator does, with these variables beside those of the process.
 * @param options.input what the process reads. Default nothing
 */
export async function startCommand(
  { env, input = '' }: { env: Readonly<Record<string, string>>; input?: string },
  ...args: readonly string[]
): Promise<ProcessResult> {
  const started = promisify(execFile)(process.execPath, commandLine(args), {
    env: { ...process.env, ...env },
  });
  started.child.stdin?.end(input);
  return started.then(
    ({ stdout }) => ({ code: 0, printed: stdout, failure: undefined }),
    ({ code, stdout, stderr }) => ({
      code: Number(code),
      printed: String(stdout),
      failure: String(stderr),
    }),
  );
}
