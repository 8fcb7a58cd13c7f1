import { spawn } from 'node:child_process';
import type { Stage } from './stages.ts';

export interface StageResult {
  readonly name: string;
  /** `skipped` if a stage that it needs did not pass. */
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
  /** Everything that it printed. */
  readonly output: string;
}

/** Number of cores for the stages of a run. */
const cores = 2;

/**
 * Runs each stage once the stages that it needs have passed, with as many at once as the cores allow. Prints the output
 * of a stage when it ends, so that outputs do not mix.
 */
export async function runStages(stages: readonly Stage[]): Promise<readonly StageResult[]> {
  const results = new Map<string, StageResult>();
  const running = new Map<string, { cores: number; end: Promise<void> }>();
  const waiting = [...stages];

  while (waiting.length > 0 || running.size > 0) {
    for (const stage of [...waiting]) {
      const needed = stage.needs.map((name) => results.get(name)?.status);
      const isDoomed = needed.some((status) => status === 'failed' || status === 'skipped');
      const free = cores - sum([...running.values()].map((one) => one.cores));
      if (isDoomed) {
        results.set(stage.name, skipped(stage));
      } else if (needed.every((status) => status === 'passed') && stage.cores <= free) {
        const end = runStage(stage).then((result) => {
          results.set(stage.name, result);
          running.delete(stage.name);
        });
        running.set(stage.name, { cores: stage.cores, end });
      } else {
        continue;
      }
      waiting.splice(waiting.indexOf(stage), 1);
    }
    await Promise.race([...running.values()].map(({ end }) => end));
  }
  return stages.flatMap(({ name }) => results.get(name) ?? []);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function skipped({ name }: Stage): StageResult {
  return { name, status: 'skipped', seconds: 0, output: '' };
}

function runStage({ name, script, args, env }: Stage): Promise<StageResult> {
  const start = Date.now();
  console.log(`▶ ${name}`);
  const child = spawn('npm', ['run', script, ...(args.length === 0 ? [] : ['--', ...args])], {
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm is a batch file on Windows.
    shell: process.platform === 'win32',
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part));
  child.stderr.on('data', (part: Buffer) => output.push(part));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = (Date.now() - start) / 1000;
      const status = code === 0 ? 'passed' : 'failed';
      const text = Buffer.concat(output).toString();
      console.log(`\n── ${name}: ${status} after ${seconds.toFixed(0)} s ──\n${text}`);
      resolve({ name, status, seconds, output: text });
    });
  });
}
