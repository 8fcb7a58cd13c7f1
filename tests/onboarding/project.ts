import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { consumerEnvironment } from '../packed/install/environment.ts';
import { endServer, saidByServer } from '../packed/install/server-process.ts';
import type { Stopwatch } from './stopwatch.ts';

const execute = promisify(execFile);

/** Where a walkthrough works: a folder outside of this repository, empty at first, and a stopwatch. */
export interface Project {
  /** The packed package, as its path from the folder. */
  readonly tarball: string;
  /** The folder. */
  readonly folder: string;
  /** The port that its pages have to be served on: the API knows them as another origin. */
  readonly port: number;
  /** Runs a command there. @throws with what it printed when it fails. */
  run(command: string): Promise<void>;
  /** Writes a file there. */
  write(file: string, text: string): Promise<void>;
  /** Replaces a piece of a file there. @throws when the piece isn't there. */
  replace(file: string, piece: string, by: string): Promise<void>;
  /** Starts a server and waits until it has said its port. */
  serve(command: string): Promise<void>;
  /** Ends the server. */
  close(): Promise<void>;
}

export function createProject(
  folder: string,
  tarball: string,
  port: number,
  stopwatch: Stopwatch,
): Project {
  const env = {
    ...consumerEnvironment(''),
    // The authority that vouches for the registry, where the network has one of its own.
    NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
  };
  const options = { cwd: folder, env, maxBuffer: 1e8 };
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
        // npm does not pass signals on to what it started; a group of processes can be ended as one.
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
