import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

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

/** Runs a command as an administrator does, with these variables beside those of the process. */
export async function runCommand(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<CommandResult> {
  const options = { env: { ...process.env, ...env } };
  return promisify(execFile)(process.execPath, commandLine(args), options).then(
    ({ stdout }) => ({ printed: stdout, failure: undefined }),
    ({ stdout, stderr }) => ({ printed: String(stdout), failure: String(stderr) }),
  );
}
