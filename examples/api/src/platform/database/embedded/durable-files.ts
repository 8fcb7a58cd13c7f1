import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** An open file of Emscripten's NODEFS. Directories have no descriptor. */
interface FolderStream {
  readonly nfd?: number;
  readonly node: unknown;
}

/** NODEFS, as far as it needs to be extended. */
interface FolderType {
  readonly stream_ops: { fsync?: (stream: FolderStream) => number };
  realPath(node: unknown): string;
}

/**
 * The folder of the embedded database. A commit is written to disk before it is answered.
 *
 * PGlite starts PostgreSQL with `fsync` off, and its file system lacks the function. This class adds the function, and
 * `durableStart` turns `fsync` on. `wal_sync_method=fdatasync` would have no effect.
 */
export class DurableFiles extends NodeFS {
  readonly #sync: (descriptor: number) => void;

  constructor(folder: string, sync: (descriptor: number) => void = fsyncSync) {
    super(folder);
    this.#sync = sync;
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS }: { NODEFS: unknown }) => {
        const type = NODEFS as FolderType;
        type.stream_ops.fsync = (stream) => this.#syncStream(type, stream);
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #syncStream(type: FolderType, { nfd, node }: FolderStream): number {
    if (nfd !== undefined) {
      this.#sync(nfd);
      return 0;
    }
    const directory = openSync(type.realPath(node), 'r');
    try {
      this.#sync(directory);
    } finally {
      closeSync(directory);
    }
    return 0;
  }
}

/** A small cache suffices, because the operating system's file cache contains the same pages. */
const smallCache = ['-c', 'shared_buffers=16MB'];

/** Arguments of PostgreSQL on a folder, without PGlite's `-F`, which turns `fsync` off. */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...smallCache,
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/** Arguments of PostgreSQL in memory, where `fsync` is not needed. */
export const memoryStart = [...PGlite.defaultStartParams, ...smallCache];
