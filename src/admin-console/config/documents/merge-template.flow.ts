import type { Block } from '#domain/document/document-block.ts';
import type { DocumentImage, DocumentTemplate } from '#domain/document/document-template.ts';
import type { TemplateEdits } from './template-draft.flow.ts';

/** A part of a template beside its blocks. */
type TemplatePart = 'name' | 'kind' | 'lang' | 'title' | 'page' | 'images';

/**
 * A change that another user saved while this one edited. `part`: saving replaces it if this user edited the part too.
 * `block`: a new or changed element; beside the user's own version of it if both changed it. `removed`: an element that is
 * gone.
 */
export type MeanwhileChange =
  | { readonly kind: 'part'; readonly part: TemplatePart; readonly isReplaced: boolean }
  | { readonly kind: 'block'; readonly block: Block; readonly isBeside: boolean }
  | { readonly kind: 'removed'; readonly block: Block };

/** A template with the changes of two users. */
interface MergedTemplate {
  readonly template: DocumentTemplate;
  /** The changes of the other user. */
  readonly changes: readonly MeanwhileChange[];
}

/**
 * Merges the edits of a user into the template that another one saved meanwhile. No element of either is lost: one that
 * both changed stands twice. Of other parts that both changed, that of the user stays.
 *
 * @param base the parts of the template that the user edited; without one, the user's edit of it stays
 */
export function mergeTemplate(
  base: TemplateEdits,
  edits: TemplateEdits,
  theirs: DocumentTemplate,
): MergedTemplate {
  const blocks = mergeBlocks(base.blocks, edits.blocks, theirs.blocks);
  const images = mergeImages(base.images, edits.images, theirs.images);
  return {
    template: { ...theirs, ...edits, images, blocks: blocks.merged },
    changes: [...changedParts(base, edits, theirs), ...blocks.changes],
  };
}

const parts = ['name', 'kind', 'lang', 'title', 'page', 'images'] as const;

function changedParts(
  base: TemplateEdits,
  edits: TemplateEdits,
  theirs: DocumentTemplate,
): readonly MeanwhileChange[] {
  return parts
    .filter((part) => base[part] !== undefined && !isSame(base[part], theirs[part]))
    .filter((part) => !isSame(edits[part], theirs[part]))
    .map((part) => ({ kind: 'part', part, isReplaced: edits[part] !== undefined }));
}

type Images = Readonly<Record<string, DocumentImage>>;

/** Pictures by name: each that the user changed, else the other's. */
function mergeImages(base: Images | undefined, mine: Images | undefined, theirs: Images): Images {
  if (mine === undefined) return theirs;
  if (base === undefined) return mine;
  const isEdited = (name: string) => !isSame(mine[name], base[name]);
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = names.flatMap((name) => {
    const image = isEdited(name) ? mine[name] : theirs[name];
    return image === undefined ? [] : [[name, image] as const];
  });
  return Object.fromEntries(merged);
}

type Blocks = readonly Block[];

interface MergedBlocks {
  readonly merged: Blocks;
  readonly changes: readonly MeanwhileChange[];
}

function mergeBlocks(
  base: Blocks | undefined,
  mine: Blocks | undefined,
  theirs: Blocks,
): MergedBlocks {
  if (base === undefined) return { merged: mine ?? theirs, changes: [] };
  const chunks = chunksOf(base, mine ?? base, theirs);
  const merged = chunks.map((chunk) => mergeChunk(chunk));
  return {
    merged: mine === undefined ? theirs : merged.flatMap((chunk) => chunk.merged),
    changes: merged.flatMap(({ changes }) => changes),
  };
}

/** Blocks between two that all three templates have. */
interface Chunk {
  readonly base: Blocks;
  readonly mine: Blocks;
  readonly theirs: Blocks;
}

/** Splits three templates at the blocks that they share, in their order. */
function chunksOf(base: Blocks, mine: Blocks, theirs: Blocks): readonly Chunk[] {
  const inMine = pairsOf(base, mine);
  const inTheirs = pairsOf(base, theirs);
  const chunks: Chunk[] = [];
  let [b, m, t] = [0, 0, 0];
  for (const [index, block] of base.entries()) {
    const [toMine, toTheirs] = [inMine.get(index), inTheirs.get(index)];
    if (toMine === undefined || toTheirs === undefined) continue;
    chunks.push({
      base: base.slice(b, index),
      mine: mine.slice(m, toMine),
      theirs: theirs.slice(t, toTheirs),
    });
    chunks.push({ base: [block], mine: [block], theirs: [block] });
    [b, m, t] = [index + 1, toMine + 1, toTheirs + 1];
  }
  chunks.push({ base: base.slice(b), mine: mine.slice(m), theirs: theirs.slice(t) });
  return chunks;
}

function mergeChunk({ base, mine, theirs }: Chunk): MergedBlocks {
  if (base.length === mine.length && base.length === theirs.length) {
    const places = base.map((block, place) => mergePlace(block, mine[place], theirs[place]));
    return {
      merged: places.flatMap(({ merged }) => merged),
      changes: places.flatMap(({ changes }) => changes),
    };
  }
  const added = theirs.filter((block) => !has(base, block));
  const removed = base.filter((block) => !has(theirs, block));
  const isConflict = mine.some((block) => !has(base, block));
  return {
    merged: [
      ...mine.filter((block) => !has(removed, block)),
      ...added.filter((block) => !has(mine, block)),
    ],
    changes: [
      ...added.map((block) => ({ kind: 'block' as const, block, isBeside: isConflict })),
      // One that was changed is named by its new form.
      ...removed.slice(added.length).map((block) => ({ kind: 'removed' as const, block })),
    ],
  };
}

function mergePlace(base: Block, mine: Block | undefined, theirs: Block | undefined): MergedBlocks {
  if (theirs === undefined || mine === undefined || isSame(base, theirs)) {
    return { merged: [mine ?? base], changes: [] };
  }
  const isBeside = !isSame(base, mine) && !isSame(mine, theirs);
  return {
    merged: isBeside ? [mine, theirs] : [theirs],
    changes: [{ kind: 'block', block: theirs, isBeside }],
  };
}

/** The longest common subsequence of two lists, as places in the second by those in the first. */
function pairsOf(first: Blocks, second: Blocks): ReadonlyMap<number, number> {
  const [a, b] = [first.map(keyOf), second.map(keyOf)];
  // lengths[i][j]: the length from place i of the first and place j of the second.
  const lengths = Array.from({ length: a.length + 1 }, () =>
    new Array<number>(b.length + 1).fill(0),
  );
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row !== undefined)
        row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs = new Map<number, number>();
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      pairs.set(i, j);
      [i, j] = [i + 1, j + 1];
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

function has(blocks: Blocks, block: Block): boolean {
  return blocks.some((each) => isSame(each, block));
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || keyOf(a) === keyOf(b);
}

/** Equal for equal values, in whatever order the server writes their keys. */
function keyOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
