import { type Bundle, bundlePage, type Chunk, closureOf, gzipKb } from './bundle.ts';
import type { SizedPage } from './pages.ts';

/** What a page weighs, in KB of gzip. */
export interface PageWeight {
  readonly name: string;
  /** The entry with its static imports: what is fetched to draw the first screen. */
  readonly first: number;
  /** All that is fetched until the first screen can be used. */
  readonly usable: number;
  readonly all: number;
  readonly firstWithoutReact: number;
  readonly usableWithoutReact: number;
  readonly allWithoutReact: number;
  /** Share of each package in all chunks, by its minified bytes; compression is spread evenly over them. */
  readonly pieces: readonly (readonly [name: string, kb: number])[];
  /** What is fetched when it is needed, by the module it begins with: what it adds to the first screen. */
  readonly later: readonly (readonly [name: string, kb: number])[];
}

export async function weigh(page: SizedPage): Promise<PageWeight> {
  const whole = await bundlePage({ source: page.source });
  const added = await bundlePage({ source: page.source, withoutReact: true });
  return {
    name: page.name,
    first: sum(closureOf(whole, [whole.entry])),
    usable: sum(usableScreen(whole, page)),
    all: sum([...whole.chunks.values()]),
    firstWithoutReact: sum(closureOf(added, [added.entry])),
    usableWithoutReact: sum(usableScreen(added, page)),
    allWithoutReact: sum([...added.chunks.values()]),
    pieces: piecesOf(whole),
    later: laterParts(whole),
  };
}

function usableScreen(bundle: Bundle, page: SizedPage): readonly Chunk[] {
  const needed = [...bundle.chunks.values()]
    .filter(({ entryPoint }) =>
      page.usableWith.some((start) => entryPoint?.startsWith(start) === true),
    )
    .map((chunk) => chunk.path);
  if (needed.length < page.usableWith.length) {
    throw new Error(
      `${page.name}: a chunk that the first screen waits for was not found; was it renamed?`,
    );
  }
  return closureOf(bundle, [bundle.entry, ...needed]);
}

function sum(chunks: readonly Chunk[]): number {
  return chunks.reduce((total, chunk) => total + gzipKb(chunk.code), 0);
}

function laterParts(bundle: Bundle): PageWeight['later'] {
  const first = new Set(closureOf(bundle, [bundle.entry]));
  return [...bundle.chunks.values()]
    .filter(({ path, entryPoint }) => entryPoint !== undefined && path !== bundle.entry)
    .map(({ path, entryPoint = '' }) => {
      const added = closureOf(bundle, [path]).filter((chunk) => !first.has(chunk));
      return [entryPoint.replace(/-[A-Z0-9]{8}\.js$/, ''), sum(added)] as const;
    })
    .toSorted(([, a], [, b]) => b - a);
}

function piecesOf(bundle: Bundle): PageWeight['pieces'] {
  const kbByPackage = new Map<string, number>();
  for (const chunk of bundle.chunks.values()) {
    const ratio = gzipKb(chunk.code) / chunk.code.length;
    for (const [owner, bytes] of chunk.bytesByPackage) {
      kbByPackage.set(owner, (kbByPackage.get(owner) ?? 0) + bytes * ratio);
    }
  }
  return [...kbByPackage].toSorted(([, a], [, b]) => b - a);
}
