import type { SignaturePlace, SignaturesBlock } from '#domain/document/document-block.ts';
import { signatoryOf } from '../signatory-of.ts';
import type { DrawnMark, LaidOutElement } from './laid-out-document.ts';
import { layOutParts, lowerMark } from './lay-out-text.ts';
import {
  type BlockPlace,
  colourOn,
  filled,
  type LayoutContext,
  styleOn,
} from './layout-context.ts';
import { pointsPerMm } from './page-size.ts';
import { firstLetters } from './quote-text.ts';

/** Free space between two places, in mm. */
const gap = 12;
/** The name stands below the line, the office below the name: in sizes of letters. */
const belowLine = 0.75;
const betweenTexts = 0.2;
const captionScale = 0.85;
/** The part of a signature below its line. */
const crossing = 0.15;
/** In place of a signature that is withheld. */
const withheldText = 'firma';
const withheldColour = '#8a8a8a';

/** A signature: name and office, and a picture if there is one. */
interface Signature {
  readonly name: string;
  readonly caption: string;
  readonly picture: string | undefined;
  /** True if a word stands in place of the picture. */
  readonly isWithheld: boolean;
}

/** Lays out places for signatures, side by side, each an element. */
export function layOutSignatures(
  block: SignaturesBlock,
  place: BlockPlace,
  context: LayoutContext,
): readonly LaidOutElement[] {
  const space = gap * pointsPerMm;
  const count = Math.max(1, block.places.length);
  const width = (place.width - (count - 1) * space) / count;
  const signatures = block.places.map((signature, index) =>
    writeSignature(
      signatureAt(signature, context, place.index),
      { ...place, x: place.x + index * (width + space), width },
      { block, context },
    ),
  );
  // The lines stand at one height, also where a name takes two lines.
  const line = Math.min(...signatures.map(({ lowestLine }) => lowestLine));
  return signatures.map(({ layOutAt }) => layOutAt(line));
}

function signatureAt(place: SignaturePlace, context: LayoutContext, block: number): Signature {
  if (place.kind === 'text') {
    const text = (template: string) =>
      filled(template, context, block)
        .map((part) => part.text)
        .join('');
    return {
      name: text(place.name),
      caption: text(place.caption),
      picture: undefined,
      isWithheld: false,
    };
  }
  const { office } = place;
  const signatory = signatoryOf(context.values.signatories, office);
  if (signatory === undefined) context.problems.push({ kind: 'missing-signatory', block, office });
  return {
    name: signatory?.name ?? '',
    caption: signatory?.office ?? office,
    picture: signatory?.signature,
    isWithheld: signatory?.isSignatureWithheld ?? false,
  };
}

interface PlaceContext {
  readonly block: SignaturesBlock;
  readonly context: LayoutContext;
}

/** A signature whose texts are set, before the height of its line is known. */
interface WrittenSignature {
  /** Its lowest place that leaves room for name and office, from the upper edge. */
  readonly lowestLine: number;
  layOutAt(line: number): LaidOutElement;
}

function writeSignature(
  { name, caption, picture, isWithheld }: Signature,
  place: BlockPlace,
  { block, context }: PlaceContext,
): WrittenSignature {
  const style = styleOn(block.style, context);
  const { size } = style;
  const height = block.height * pointsPerMm;
  const write = (text: string, scale: number, colour = style.colour) =>
    layOutParts(
      {
        parts: [{ kind: 'literal', text }],
        style: { ...style, size: size * scale, align: 'center', leading: 1.1, colour },
        fit: 'name',
        x: place.x,
        y: 0,
        width: place.width,
        height: height / 2,
        surnames: context.values.surnames,
      },
      place,
      context,
    );
  const named = write(name, 1);
  const office = write(caption, captionScale);
  if (named.isTooLarge || office.isTooLarge)
    context.problems.push({
      kind: 'overflow',
      block: place.index,
      text: `${firstLetters(name)} ${caption}`.trim(),
    });
  const nameHeight = name === '' ? 0 : named.height + size * betweenTexts;
  const word = isWithheld ? write(withheldText, 1, withheldColour) : undefined;
  return {
    lowestLine: place.y + height - office.height - nameHeight - size * belowLine,
    layOutAt: (line) => {
      const nameTop = line + size * belowLine;
      const wordTop = line - (word?.height ?? 0) - size * betweenTexts;
      return {
        tag: 'P',
        box: { x: place.x, y: place.y, width: place.width, height },
        marks: [
          ...signaturePicture(picture, place, line),
          ...(word?.marks ?? []).map((mark) => lowerMark(mark, wordTop)),
          lineMark(place, line, colourOn(style.colour, context)),
          ...named.marks.map((mark) => lowerMark(mark, nameTop)),
          ...office.marks.map((mark) => lowerMark(mark, nameTop + nameHeight)),
        ],
        children: [],
      };
    },
  };
}

function lineMark({ x, width }: BlockPlace, y: number, colour: string): DrawnMark {
  const d = `M${x} ${y}H${x + width}`;
  return { kind: 'path', d, fill: undefined, stroke: { colour, width: 0.5 } };
}

function signaturePicture(
  data: string | undefined,
  { x, y, width }: BlockPlace,
  line: number,
): DrawnMark[] {
  if (data === undefined) return [];
  // A hand crosses the line: a part of the signature hangs below it.
  const box = { x, y, width, height: Math.max(0, line - y) / (1 - crossing) };
  return [
    { kind: 'image', source: { type: 'image/png', data }, box, vertical: 'bottom', opacity: 1 },
  ];
}
