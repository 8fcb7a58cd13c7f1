import type { TableBlock, TextStyle } from '#domain/document/document-block.ts';
import type { FontName } from '#domain/document/document-fonts.ts';
import { fillText, type TextPart } from '../wording/fill-text.ts';
import { lineOf } from './break-lines.ts';
import { columnWidths } from './column-widths.ts';
import type { DrawnMark, LaidOutElement, StructureTag } from './laid-out-document.ts';
import { layOutParts } from './lay-out-text.ts';
import { type BlockPlace, colourOn, type LayoutContext, styleOn } from './layout-context.ts';
import { quoteText } from './quote-text.ts';
import { tokensOf } from './text-tokens.ts';

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
  const graduates = textsOf(block, context);
  const table = { block, context, widths: widthsOf(graduates, place, { block, context }) };
  const headings = (y: number) => layOutRow(headingsOf(block), 'TH', { ...place, y }, table);
  let rows = [headings(place.y)];
  let y = place.y + (rows[0]?.height ?? 0);
  let bottom = place.y + heights.first;
  const close = () => {
    parts.push(tablePart(rows, place, context));
    rows = [];
  };
  for (const texts of graduates) {
    const layOutAt = (top: number) => layOutRow(texts, 'TD', { ...place, y: top }, table);
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

/** The texts of a row, by column. */
type RowTexts = readonly (readonly TextPart[])[];

function headingsOf({ columns }: TableBlock): RowTexts {
  return columns.map(({ heading }) => [{ kind: 'literal', text: heading }]);
}

function textsOf({ columns }: TableBlock, { values }: LayoutContext): readonly RowTexts[] {
  return values.graduates.map((graduate, index) => {
    const fields = { ...values.fields, ...graduate, numero: String(index + 1) };
    return columns.map(({ text }) => fillText(text, { fields, gender: undefined }));
  });
}

function widthsOf(
  graduates: readonly RowTexts[],
  place: BlockPlace,
  { block, context }: Omit<TableContext, 'widths'>,
): readonly number[] {
  const widthOf = (parts: readonly TextPart[], tag: StructureTag) => {
    const style = cellStyle(block.style, tag, context);
    const { tokens } = tokensOf(parts, style, context.measure);
    return (lineOf(tokens).width + 2 * padding) * style.size;
  };
  const headings = headingsOf(block);
  const needs = block.columns.map(({ share }, column) => ({
    share,
    natural: graduates.reduce(
      (widest, texts) => Math.max(widest, widthOf(texts[column] ?? [], 'TD')),
      widthOf(headings[column] ?? [], 'TH'),
    ),
  }));
  return columnWidths(needs, place.width);
}

interface TableContext {
  readonly block: TableBlock;
  readonly context: LayoutContext;
  /** Of the columns, in points. */
  readonly widths: readonly number[];
}

function layOutRow(
  texts: RowTexts,
  tag: StructureTag,
  place: BlockPlace,
  { block, context, widths }: TableContext,
): Row {
  const style = cellStyle(block.style, tag, context);
  const inner = style.size * padding;
  let { x } = place;
  const cells = block.columns.map(({ align = 'left' }, index) => {
    const width = widths[index] ?? 0;
    const text = {
      parts: texts[index] ?? [],
      style: { ...style, align },
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
