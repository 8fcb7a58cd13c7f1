import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { consumerEnvironment } from '../packed/install/environment.ts';
import { endServer, saidByServer } from '../packed/install/server-process.ts';
import type { Stopwatch } from './stopwatch.ts';

const execute = promisify(execFile);

/** The project of a walkthrough: a folder outside this repository, initially empty, and a stopwatch. */
export interface Project {
  /** Path of the packed package, relative to the folder. */
  readonly tarball: string;
  /** Absolute path. */
  readonly folder: string;
  /** Port for its pages, which the API allows as an origin. */
  readonly port: number;
  /** Runs a command in the folder. @throws with its output if it fails */
  run(command: string): Promise<void>;
  /** Writes a file in the folder. */
  write(file: string, text: string): Promise<void>;
  /** Replaces part of a file in the folder. @throws if the part is missing */
  replace(file: string, piece: string, by: string): Promise<void>;
  /** Starts a server and waits until it has printed its port. */
  serve(command: string): Promise<void>;
  /** Stops the server. */
  close(): Promise<void>;
}

export function createProject(
  folder: string,
  tarball: string,
  port: number,
  stopwatch: Stopwatch,
): Project {
  const options = { cwd: folder, env: consumerEnvironment(''), maxBuffer: 1e8 };
  const inside = (file: string) => path.join(folder, file);
  const write = (file: string, text: string) => writeFile(inside(file), text);
  let server: ChildProcess | undefined;

  return {
    folder,
    tarball: path.relative(folder, tarball),
    port,
    write,
    run: (command) => stopwatch.time(command, () => execute(...split(command), options)),
    replace: async (file, piece, by) => {
      const text = await readFile(inside(file), 'utf8');
      if (!text.includes(piece)) throw new Error(`${file} has no ${piece}`);
      await write(
        file,
        text.replace(piece, () => by),
      );
    },
    serve: (command) =>
      stopwatch.time(command, () => {
        // npm does not forward signals. A detached process group can be stopped as a whole.
        server = spawn(...split(command), { ...options, detached: true });
        return saidByServer(server, new RegExp(`localhost:${port}`));
      }),
    close: async () => {
      if (server !== undefined) await endServer(server);
    },
  };
}

function split(command: string): [program: string, args: string[]] {
  const [program = '', ...args] = command.split(' ');
  return [program, args];
}
