import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** JSON report of the test runner, in the copy of the repository. */
export const reportFile = 'node_modules/.cache/faults.json';

/** Runs a command in a folder. */
export function run(folder: string, [command = '', ...args]: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  });
  return { status, output: stdout + stderr };
}

/** Runs a test runner and reads its report. @throws with its output if it writes none */
export function reportOf<Report>(folder: string, command: readonly string[]): Report {
  const file = path.join(folder, reportFile);
  rmSync(file, { force: true });
  const { output } = run(folder, command);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${command.join(' ')} wrote no report.\n${output}`, { cause });
  }
}
