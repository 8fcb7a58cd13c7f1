import type { TextBlock } from '#domain/document/document-block.ts';
import type { DocumentFields } from '../document-values.ts';
import type { DrawnMark, LaidOutElement, StructureTag } from './laid-out-document.ts';
import { type BlockPlace, filled, type LayoutContext, styleOn } from './layout-context.ts';
import { pointsPerMm } from './page-size.ts';
import { quoteText } from './quote-text.ts';
import { setText, type TextToSet } from './set-text.ts';

const tags = { heading: 'H1', subheading: 'H2', paragraph: 'P' } as const satisfies Record<
  TextBlock['role'],
  StructureTag
>;

/** Lays out a text. `more` are the values that only this page has. */
export function layOutText(
  block: TextBlock,
  place: BlockPlace,
  context: LayoutContext,
  more: DocumentFields = {},
): LaidOutElement {
  const parts = filled(block.text, context, place.index, more);
  const { height, isTooLarge, ...element } = layOutParts(
    {
      parts,
      style: styleOn(block.style, context),
      fit: block.fit,
      x: place.x,
      y: place.y,
      width: place.width,
      height: highest(block, place, context),
      surnames: context.values.surnames,
    },
    place,
    context,
  );
  if (isTooLarge) {
    context.problems.push({ kind: 'overflow', block: place.index, text: quoteText(parts) });
  }
  const free = Math.max(0, (block.height ?? 0) * pointsPerMm - height);
  const down = free * { top: 0, middle: 0.5, bottom: 1 }[block.vertical ?? 'top'];
  return {
    ...element,
    marks: down === 0 ? element.marks : element.marks.map((mark) => lowerMark(mark, down)),
    tag: tags[block.role],
    lang: block.lang,
    box: {
      x: place.x,
      y: place.y,
      width: place.width,
      height: down === 0 ? height : height + free,
    },
  };
}

/** Moves a text down the page. */
export function lowerMark(mark: DrawnMark, down: number): DrawnMark {
  return mark.kind === 'text' ? { ...mark, baseline: mark.baseline + down } : mark;
}

function highest(block: TextBlock, { y }: BlockPlace, { area, template }: LayoutContext): number {
  if (block.height !== undefined) return block.height * pointsPerMm;
  // It moves to the next page rather than shrink.
  if (template.page.pages === 'many') return Number.POSITIVE_INFINITY;
  return Math.max(0, area.y + area.height - y);
}

/** More missing characters would spell a name. */
const maxCharacters = 3;

/** A text on paper, whose missing characters are reported. */
export function layOutParts(
  text: TextToSet,
  { index }: Pick<BlockPlace, 'index'>,
  { measure, problems }: LayoutContext,
): Pick<LaidOutElement, 'marks' | 'children'> & { height: number; isTooLarge: boolean } {
  const { runs, height, missing, isTooLarge } = setText(text, measure);
  if (missing.length > 0) {
    const characters = missing.slice(0, maxCharacters);
    problems.push({
      kind: 'missing-glyphs',
      block: index,
      text: quoteText(text.parts),
      characters,
    });
  }
  return { marks: runs, children: [], height, isTooLarge };
}
