import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipKb } from './bundle.ts';

/** An element's budget, KB of gzip with React in it: for a page that has no React. */
interface EmbedBudget {
  readonly tag: string;
  /** The beginning of its chunk's name. */
  readonly chunk: string;
  readonly gates: { readonly first: number; readonly all: number };
}

/** What a page with one element fetches. */
interface EmbedWeight extends EmbedBudget {
  /** The script, and what is fetched with the widget's chunk. */
  readonly first: number;
  /** With every part that may be fetched later. */
  readonly all: number;
}

const folder = path.resolve(import.meta.dirname, '../../dist/embed');

/** What examines a page for its developer, and the words of another language: no Spanish visitor fetches them. */
const elsewhere = /^(show-doctor|english)-/;

/** What they weighed when they were measured first, and a little: each element fetches its own, and no other's. */
const budgets: readonly EmbedBudget[] = [
  { tag: 'graduation-wizard', chunk: 'wizard-widget', gates: { first: 116, all: 156 } },
  { tag: 'graduation-status', chunk: 'status-widget', gates: { first: 103, all: 126 } },
  { tag: 'graduation-admin', chunk: 'admin-widget', gates: { first: 119, all: 275 } },
];

/** Weighs the built elements as a browser fetches them. */
export async function weighEmbed(): Promise<readonly EmbedWeight[]> {
  const script = await readFile(path.join(folder, 'birrete-embed.js'));
  const chunks = await readChunks();
  return budgets.map((budget) => {
    const start = [...chunks.keys()].find((name) => name.startsWith(budget.chunk));
    if (start === undefined) throw new Error(`${budget.tag} has no chunk; was it renamed?`);
    const weigh = (...kinds: readonly ('with' | 'later')[]) =>
      gzipKb(script) +
      reach(chunks, start, kinds).reduce((sum, chunk) => sum + gzipKb(chunk.code), 0);
    return { ...budget, first: weigh('with'), all: weigh('with', 'later') };
  });
}

interface EmbedChunk {
  readonly code: Uint8Array;
  /** Chunks that are fetched with it. */
  readonly with: readonly string[];
  /** Chunks that it fetches when they are needed. */
  readonly later: readonly string[];
}

async function readChunks(): Promise<ReadonlyMap<string, EmbedChunk>> {
  const chunks = new Map<string, EmbedChunk>();
  for (const name of await readdir(path.join(folder, 'chunks'))) {
    if (!name.endsWith('.js') || elsewhere.test(name)) continue;
    const code = await readFile(path.join(folder, 'chunks', name));
    const text = code.toString();
    const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, file]) => String(file));
    chunks.set(name, {
      code,
      with: named(/(?:from|import)["'`]\.\/([^"'`]+)["'`]/g),
      later: named(/import\(["'`]\.\/([^"'`]+)["'`]\)/g),
    });
  }
  return chunks;
}

function reach(
  chunks: ReadonlyMap<string, EmbedChunk>,
  start: string,
  kinds: readonly ('with' | 'later')[],
): readonly EmbedChunk[] {
  const reached = new Map<string, EmbedChunk>();
  const waiting = [start];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = chunks.get(name);
    if (chunk === undefined || reached.has(name)) continue;
    reached.set(name, chunk);
    waiting.push(...kinds.flatMap((kind) => chunk[kind]));
  }
  return [...reached.values()];
}
