import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** A process of the API, as an operator starts it. */
export interface ApiProcess {
  readonly child: ChildProcess;
  /** Of the API, with `/api`. */
  readonly address: string;
  /** Standard output so far: the log and the line with the address. */
  printed(): string;
}

const main = path.resolve(import.meta.dirname, '../src/main.ts');

/** Starts the API from its source on a free port. @param options of Node */
export async function startApiProcess(
  env: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<ApiProcess> {
  const child = spawn(process.execPath, ['-C', 'birrete-source', ...options, main], {
    env: { ...process.env, DATABASE_URL: '', ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const address = await new Promise<string>((found, fail) => {
    child.stdout.on('data', (bytes) => {
      printed += String(bytes);
      const [, ready] = /API: (http\S+)/.exec(printed) ?? [];
      if (ready !== undefined) found(ready);
    });
    child.once('exit', () => fail(new Error(`The process has ended.\n${printed}`)));
  });
  return { child, address, printed: () => printed };
}
