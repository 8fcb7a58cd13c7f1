import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What reaches a file's stream in the folder: the descriptor, but for a directory. */
type FolderStream = { nfd?: number; node: unknown };
type FolderType = {
  stream_ops: { fsync?: (stream: FolderStream) => number };
  realPath(node: unknown): string;
};

/**
 * The folder of the embedded database, in which a commit is on the disk before it is answered.
 *
 * PGlite passes `fsync` to nobody and switches it off. PostgreSQL calls it as ever when it is switched on, and its
 * files are files of Node's: the missing function is put in. `wal_sync_method=fdatasync` would stay without effect.
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

/** The cache of the file system holds the same pages again, outside of this process. */
const smallCache = ['-c', 'shared_buffers=16MB'];

/** How PostgreSQL is started on a folder: `-F`, which PGlite would add, switches `fsync` off. */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...smallCache,
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/** In memory there is nothing to keep. */
export const memoryStart = [...PGlite.defaultStartParams, ...smallCache];
