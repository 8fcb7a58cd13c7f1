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
  const [own, others] = [placesOf(base, mine ?? base), placesOf(base, theirs)];
  const places = placesOf(base, base).map((former, index) =>
    mergePlace(former, own[index] ?? [], others[index] ?? []),
  );
  return {
    merged: mine === undefined ? theirs : places.flatMap(({ merged }) => merged),
    changes: places.flatMap(({ changes }) => changes),
  };
}

/**
 * The blocks of an edited list by their places: those before the first block of the base, what that one became, those
 * between it and the second, and so on.
 */
function placesOf(base: Blocks, edited: Blocks): readonly Blocks[] {
  const places: Blocks[] = [];
  let [from, start] = [0, 0];
  for (const [to, end] of [...commonPlaces(base, edited), [base.length, edited.length] as const]) {
    const written = edited.slice(start, end);
    // What stands instead of former blocks follows them in their order.
    for (let place = from; place < to; place += 1) {
      places.push([], written.slice(place - from, place - from + 1));
    }
    places.push(written.slice(to - from), edited.slice(end, end + 1));
    [from, start] = [to + 1, end + 1];
  }
  return places;
}

/** A block that one of both changed, added or removed follows that user; one that both changed stands twice. */
function mergePlace(former: Blocks, mine: Blocks, theirs: Blocks): MergedBlocks {
  if (isSame(former, theirs) || isSame(mine, theirs)) return { merged: mine, changes: [] };
  const own = isSame(former, mine) ? [] : mine;
  const added = theirs.filter((block) => !own.some((each) => isSame(each, block)));
  const removed = theirs.length === 0 ? former : [];
  const isBeside = own.length > 0;
  return {
    merged: [...own, ...added],
    changes: [
      ...added.map((block) => ({ kind: 'block' as const, block, isBeside })),
      ...removed.map((block) => ({ kind: 'removed' as const, block })),
    ],
  };
}

/** A place in each of two lists. */
type Pair = readonly [number, number];

/** The longest common subsequence of two lists. */
function commonPlaces(first: Blocks, second: Blocks): readonly Pair[] {
  const keys = second.map(keyOf);
  // The longest one of the blocks so far and of each beginning of the second list.
  let longest: readonly (readonly Pair[])[] = [[], ...keys.map(() => [])];
  for (const [place, block] of first.entries()) {
    const key = keyOf(block);
    const next: (readonly Pair[])[] = [[]];
    for (const [other, otherKey] of keys.entries()) {
      const [before = [], without = [], left = []] = [
        longest[other],
        longest[other + 1],
        next[other],
      ];
      const longer = without.length >= left.length ? without : left;
      next.push(key === otherKey ? [...before, [place, other]] : longer);
    }
    longest = next;
  }
  return longest.at(-1) ?? [];
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
