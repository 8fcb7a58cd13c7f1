import type { Block, TextBlock } from '#domain/document/document-block.ts';
import type { LayoutProblem } from '#domain/document/document-problem.ts';
import type { DocumentTemplate, PageSetup } from '#domain/document/document-template.ts';
import type { DocumentValues } from '../document-values.ts';
import { pagePlaceholders, placeholdersOf } from '../wording/fill-text.ts';
import { findOverlaps, type PlacedElement } from './find-overlaps.ts';
import type {
  Box,
  LaidOutDocument,
  LaidOutElement,
  LaidOutPage,
  Measure,
} from './laid-out-document.ts';
import { layOutFrame } from './lay-out-frame.ts';
import { layOutMarks } from './lay-out-marks.ts';
import { layOutImage, layOutQr, layOutRule, layOutSeal } from './lay-out-pictures.ts';
import { layOutSignatures } from './lay-out-signatures.ts';
import { layOutTable } from './lay-out-table.ts';
import { layOutText } from './lay-out-text.ts';
import { type BlockPlace, isOmitted, type LayoutContext, startLayout } from './layout-context.ts';
import { leastMargin, pageSizeInMm, pointsPerMm } from './page-size.ts';

type PageElements = PlacedElement[];
type PlacedBlock = Exclude<Block, { kind: 'frame' }>;

/** The pages so far, and the end of the last block. */
interface Flow {
  readonly pages: PageElements[];
  bottom: number;
}

/** Lays out a document: the position of everything on its pages, and the reasons not to print it. */
export function layOut(
  template: DocumentTemplate,
  values: DocumentValues,
  measure: Measure,
): LaidOutDocument {
  const context = startLayout(template, values, measure);
  const flow: Flow = { pages: [[]], bottom: context.area.y };
  for (const [index, block] of template.blocks.entries()) {
    if (block.kind === 'frame' || isOnEveryPage(block) || isOmitted(block, context)) continue;
    placeBlock(block, index, flow, context);
  }
  const { width, height } = sheetOf(context);
  // The pages first: they find problems too.
  const pages = flow.pages.map((elements, page) =>
    finishPage(elements, page, flow.pages.length, context),
  );
  const shift = shiftOf(template.page);
  return { width, height, shift, pages, problems: uniqueProblems(context.problems) };
}

function placeBlock(block: PlacedBlock, index: number, flow: Flow, context: LayoutContext): void {
  const place = blockPlace(block, index, flow);
  if (block.kind === 'table') {
    placeTable(block, place, flow, context);
    return;
  }
  let laidOut = layOutBlock(block, place, context);
  if (isBeyond(laidOut.elements, context) && canContinue(block, flow, context)) {
    flow.pages.push([]);
    laidOut = layOutBlock(block, { ...place, y: context.area.y }, context);
  }
  const { elements, problems } = laidOut;
  context.problems.push(...problems);
  if (isOff(elements, context.area)) context.problems.push({ kind: 'off-page', block: index });
  flow.bottom = bottomOf(elements, flow.bottom);
  addToPage(elements, { block, index }, flow, context);
}

/** Adds elements to the last page, unless they are on the stock already. */
function addToPage(
  elements: readonly LaidOutElement[],
  { block, index }: { readonly block: PlacedBlock; readonly index: number },
  { pages }: Flow,
  context: LayoutContext,
): void {
  if (isOnStock(block, context)) return;
  if (isShiftedOff(elements, context)) context.problems.push({ kind: 'shifted-off', block: index });
  pages.at(-1)?.push(...elements.map((element) => ({ block: index, element })));
}

function blockPlace({ x, top, width }: PlacedBlock, index: number, { bottom }: Flow): BlockPlace {
  const y = 'at' in top ? top.at * pointsPerMm : bottom + top.after * pointsPerMm;
  return { index, x: x * pointsPerMm, y, width: width * pointsPerMm };
}

function placeTable(
  block: Extract<Block, { kind: 'table' }>,
  place: BlockPlace,
  flow: Flow,
  context: LayoutContext,
): void {
  const { area, template } = context;
  const isLong = template.page.pages === 'many';
  const end = area.y + area.height;
  const parts = layOutTable(block, place, context, {
    first: isLong ? end - place.y : Number.POSITIVE_INFINITY,
    next: area.height,
    nextTop: area.y,
  });
  for (const [page, { element }] of parts.entries()) {
    if (page > 0) flow.pages.push([]);
    if (isOff([element], area)) context.problems.push({ kind: 'off-page', block: place.index });
    addToPage([element], { block, index: place.index }, flow, context);
    flow.bottom = element.box.y + element.box.height;
  }
}

type ShortBlock = Exclude<PlacedBlock, { kind: 'table' }>;

/** Lays out a block, without adding its problems to those of the document: it may be tried on two pages. */
function layOutBlock(block: ShortBlock, place: BlockPlace, context: LayoutContext) {
  const problems: LayoutProblem[] = [];
  return { elements: elementsOf(block, place, { ...context, problems }), problems };
}

function elementsOf(
  block: ShortBlock,
  place: BlockPlace,
  context: LayoutContext,
): readonly LaidOutElement[] {
  switch (block.kind) {
    case 'text':
      return [layOutText(block, place, context)];
    case 'image':
      return [layOutImage(block, place, context)];
    case 'signatures':
      return layOutSignatures(block, place, context);
    case 'seal':
      return [layOutSeal(block, place, context)];
    case 'qr':
      return layOutQr(block, place, context);
    case 'rule':
      return [layOutRule(block, place, context)];
  }
}

/** Only what follows another block moves to the next page, and only if that leaves no empty one. */
function canContinue({ top }: PlacedBlock, { pages }: Flow, { template }: LayoutContext): boolean {
  return template.page.pages === 'many' && 'after' in top && pages.at(-1)?.length !== 0;
}

function isBeyond(elements: readonly LaidOutElement[], { area }: LayoutContext): boolean {
  return elements.some(({ box }) => box.y + box.height > area.y + area.height + tolerance);
}

/** In points; less is invisible. */
const tolerance = 0.5;

function isOff(elements: readonly LaidOutElement[], area: Box): boolean {
  return elements.some(
    ({ box }) =>
      box.x < area.x - tolerance ||
      box.y < area.y - tolerance ||
      box.x + box.width > area.x + area.width + tolerance ||
      box.y + box.height > area.y + area.height + tolerance,
  );
}

/** True for what the offset moves to where a printer prints nothing. */
function isShiftedOff(elements: readonly LaidOutElement[], context: LayoutContext): boolean {
  const { right, down } = shiftOf(context.template.page);
  if (right === 0 && down === 0) return false;
  const { width, height } = sheetOf(context);
  const edge = leastMargin * pointsPerMm;
  const printable = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  const moved = elements.map((element) => {
    const { x, y, ...size } = element.box;
    return { ...element, box: { ...size, x: x + right, y: y + down } };
  });
  return isOff(moved, printable);
}

function sheetOf({ template }: LayoutContext): Pick<LaidOutDocument, 'width' | 'height'> {
  const { width, height } = pageSizeInMm(template.page);
  return { width: width * pointsPerMm, height: height * pointsPerMm };
}

function bottomOf(elements: readonly LaidOutElement[], bottom: number): number {
  return elements.length === 0
    ? bottom
    : Math.max(...elements.map(({ box }) => box.y + box.height));
}

/** A text about page numbers is printed on every page, once the pages are known. */
function isOnEveryPage(block: Block): block is TextBlock {
  return (
    block.kind === 'text' &&
    placeholdersOf(block.text).some((name) => pagePlaceholders.includes(name))
  );
}

function isOnStock({ preprinted = false }: Block, { template }: LayoutContext): boolean {
  return preprinted && template.page.stock.kind === 'preprinted';
}

function finishPage(
  elements: PageElements,
  page: number,
  pages: number,
  context: LayoutContext,
): LaidOutPage {
  const { template } = context;
  const frames = template.blocks.flatMap((block) =>
    block.kind === 'frame' && !isOnStock(block, context) ? [layOutFrame(block, context)] : [],
  );
  const numbers = template.blocks.flatMap((block, index) => {
    if (!isOnEveryPage(block) || isOnStock(block, context)) return [];
    const place = blockPlace(block, index, { pages: [], bottom: context.area.y });
    const fields = { pagina: String(page + 1), paginas: String(pages) };
    const element = layOutText(block, place, context, fields);
    return [{ block: index, element: { ...element, tag: 'Artifact' as const } }];
  });
  const placed = [...elements, ...numbers];
  context.problems.push(...findOverlaps(placed, context.measure));
  const own = placed.map(({ element }) => element);
  return { elements: [...frames, ...layOutMarks(context), ...own] };
}

function shiftOf({ stock }: PageSetup): LaidOutDocument['shift'] {
  if (stock.kind === 'blank') return { right: 0, down: 0 };
  return { right: stock.right * pointsPerMm, down: stock.down * pointsPerMm };
}

function uniqueProblems(problems: readonly LayoutProblem[]): readonly LayoutProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
