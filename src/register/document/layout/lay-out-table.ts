import type { TableBlock, TextStyle } from '#domain/document/document-block.ts';
import type { FontName } from '#domain/document/document-fonts.ts';
import { fillText, type TextPart } from '../wording/fill-text.ts';
import type { DrawnMark, LaidOutElement, StructureTag } from './laid-out-document.ts';
import { layOutParts } from './lay-out-text.ts';
import { type BlockPlace, colourOn, type LayoutContext, styleOn } from './layout-context.ts';
import { quoteText } from './quote-text.ts';

/** A row and its height in points. */
interface Row {
  readonly element: LaidOutElement;
  readonly height: number;
}

/** A part of a table on one page. */
export interface TablePart {
  readonly element: LaidOutElement;
  readonly height: number;
}

/** Space around the text of a cell, in sizes of letters. */
const padding = 0.55;

const bolder: Partial<Record<FontName, FontName>> = {
  garamond: 'garamond-semibold',
  'garamond-medium': 'garamond-semibold',
  cinzel: 'cinzel-semibold',
  arimo: 'arimo-bold',
};

/**
 * Lays out the graduates of a ceremony, as many per page as there is space for. The headings are repeated on every page.
 * `heightOf` is the space on the first page and on the following ones.
 */
export function layOutTable(
  block: TableBlock,
  place: BlockPlace,
  context: LayoutContext,
  heights: { readonly first: number; readonly next: number; readonly nextTop: number },
): readonly TablePart[] {
  const parts: TablePart[] = [];
  const { values } = context;
  const headings = (y: number) => layOutHeadings(block, { ...place, y }, context);
  let rows = [headings(place.y)];
  let y = place.y + (rows[0]?.height ?? 0);
  let bottom = place.y + heights.first;
  const close = () => {
    parts.push(tablePart(rows, place, context));
    rows = [];
  };
  for (const [index, graduate] of values.graduates.entries()) {
    const fields = { ...values.fields, ...graduate, numero: String(index + 1) };
    const texts = block.columns.map(({ text }) => fillText(text, { fields, gender: undefined }));
    const layOutAt = (top: number) =>
      layOutRow(texts, 'TD', { ...place, y: top }, { block, context });
    let row = layOutAt(y);
    if (y + row.height > bottom && rows.length > 1) {
      close();
      rows = [headings(heights.nextTop)];
      y = heights.nextTop + (rows[0]?.height ?? 0);
      bottom = heights.nextTop + heights.next;
      row = layOutAt(y);
    }
    rows.push(row);
    y += row.height;
  }
  close();
  return parts;
}

function layOutHeadings(block: TableBlock, place: BlockPlace, context: LayoutContext): Row {
  const texts = block.columns.map(({ heading }) => [{ kind: 'literal', text: heading } as const]);
  return layOutRow(texts, 'TH', place, { block, context });
}

interface TableContext {
  readonly block: TableBlock;
  readonly context: LayoutContext;
}

function layOutRow(
  texts: readonly (readonly TextPart[])[],
  tag: StructureTag,
  place: BlockPlace,
  { block, context }: TableContext,
): Row {
  const style = cellStyle(block.style, tag, context);
  const inner = style.size * padding;
  const shares = block.columns.reduce((sum, { share }) => sum + share, 0);
  let { x } = place;
  const cells = block.columns.map(({ share }, index) => {
    const width = (place.width * share) / shares;
    const text = {
      parts: texts[index] ?? [],
      style,
      fit: 'wrap' as const,
      x: x + inner,
      y: place.y + inner,
      width: width - 2 * inner,
      height: Number.POSITIVE_INFINITY,
      surnames: '',
    };
    const { height, isTooLarge, ...cell } = layOutParts(text, place, context);
    if (isTooLarge) reportWide(text.parts, place, context);
    const box = { x, y: place.y, width, height: height + 2 * inner };
    x += width;
    return { ...cell, tag, box };
  });
  const height = Math.max(...cells.map(({ box }) => box.height));
  const box = { x: place.x, y: place.y, width: place.width, height };
  return { element: { tag: 'TR', box, marks: [], children: cells }, height };
}

function reportWide(
  parts: readonly TextPart[],
  { index }: BlockPlace,
  { problems }: LayoutContext,
) {
  problems.push({ kind: 'overflow', block: index, text: quoteText(parts) });
}

function cellStyle(style: TextStyle, tag: StructureTag, context: LayoutContext): TextStyle {
  const cell: TextStyle = { ...styleOn(style, context), align: 'left', leading: 1.15 };
  return tag === 'TH' ? { ...cell, font: bolder[style.font] ?? style.font } : cell;
}

function tablePart(rows: readonly Row[], place: BlockPlace, context: LayoutContext): TablePart {
  const top = rows[0]?.element.box.y ?? place.y;
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  const colour = colourOn(undefined, context);
  const edges = rows.map(({ element: { box } }) => box.y + box.height);
  const rule = (y: number, width: number): DrawnMark => ({
    kind: 'path',
    d: `M${place.x} ${y}h${place.width}`,
    fill: undefined,
    stroke: { colour, width },
  });
  const marks = [
    rule(top, 0.8),
    ...edges.map((y, index) => rule(y, index === 0 || index === edges.length - 1 ? 0.8 : 0.25)),
  ];
  const box = { x: place.x, y: top, width: place.width, height };
  return {
    element: { tag: 'Table', box, marks, children: rows.map(({ element }) => element) },
    height,
  };
}
