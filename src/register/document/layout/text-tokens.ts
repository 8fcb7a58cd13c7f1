import type { TextStyle } from '#domain/document/document-block.ts';
import type { FontName } from '#domain/document/document-fonts.ts';
import type { TextPart } from '../wording/fill-text.ts';
import type { Face, Measure } from './laid-out-document.ts';

/** A part of a token in one face. */
export interface Atom {
  readonly text: string;
  readonly face: Face;
  /** In sizes of letters, with the space between letters. */
  readonly width: number;
}

/** The text between two spaces, with the space that follows it. */
export interface Token {
  readonly text: string;
  readonly atoms: readonly Atom[];
  readonly width: number;
  /** The space after it, in the face of its end. */
  readonly space: Atom;
  readonly endsLine: boolean;
}

/** The tokens of a text, and the characters that no font has. */
export interface TextTokens {
  readonly tokens: readonly Token[];
  readonly missing: readonly string[];
}

type Piece = { text: string; font: FontName };

const clusters = /\P{M}\p{M}*|\p{M}+/gu;
/** Scripts that are drawn from left to right, letter by letter. */
const simpleScripts =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u;
/** A letter with more marks would reach into other lines. */
const maxMarks = 3;

/** Cuts a text into tokens, each of them in faces that have its characters. */
export function tokensOf(
  parts: readonly TextPart[],
  style: TextStyle,
  measure: Measure,
): TextTokens {
  const missing = new Set<string>();
  const pieces = parts.flatMap((part) => piecesOf(part, style, { measure, missing }));
  const tokens: Token[] = [];
  let current: Piece[] = [];
  const close = (endsLine: boolean, font: FontName) => {
    if (current.length > 0 || endsLine)
      tokens.push(createToken(current, { endsLine, font, style, measure }));
    current = [];
  };
  for (const { text, font } of pieces) {
    for (const token of text.match(/\n| |[^\n ]+/gu) ?? []) {
      if (token === '\n' || token === ' ') close(token === '\n', font);
      else current.push({ text: token, font });
    }
  }
  close(false, style.font);
  return { tokens, missing: [...missing] };
}

interface Coverage {
  readonly measure: Measure;
  readonly missing: Set<string>;
}

function piecesOf(part: TextPart, style: TextStyle, { measure, missing }: Coverage): Piece[] {
  const font = part.kind === 'value' ? (style.valueFont ?? style.font) : style.font;
  const text = style.caps === 'upper' ? part.text.toLocaleUpperCase('es') : part.text;
  if (isPlain(text) && measure.covers(font, text)) return [{ text, font }];
  const pieces: Piece[] = [];
  for (const cluster of text.match(clusters) ?? []) {
    const found = /^\s$/u.test(cluster) ? font : fontFor(cluster, font, measure);
    if (found === undefined) missing.add(cluster);
    const last = pieces.at(-1);
    const piece = { text: found === undefined ? '?' : cluster, font: found ?? font };
    if (last?.font === piece.font) last.text += piece.text;
    else pieces.push(piece);
  }
  return pieces;
}

function isPlain(text: string): boolean {
  return /^[\u0020-\u007e\u00a0-\u017f]*$/.test(text);
}

/** The first font that has the letter with its marks. */
function fontFor(cluster: string, font: FontName, measure: Measure): FontName | undefined {
  if (!simpleScripts.test(cluster) || [...cluster].length > maxMarks) return undefined;
  return [font, ...substitutes(font)].find((candidate) => measure.covers(candidate, cluster));
}

function substitutes(font: FontName): readonly FontName[] {
  if (font === 'cinzel') return ['garamond-medium', 'arimo'];
  if (font === 'cinzel-semibold') return ['garamond-semibold', 'arimo-bold'];
  return font === 'garamond-semibold' ? ['arimo-bold'] : ['arimo'];
}

interface TokenContext {
  readonly endsLine: boolean;
  readonly font: FontName;
  readonly style: TextStyle;
  readonly measure: Measure;
}

function createToken(
  pieces: readonly Piece[],
  { endsLine, font, style, measure }: TokenContext,
): Token {
  const atoms = pieces.map((piece) => atomOf(piece.text, piece.font, style, measure));
  return {
    text: pieces.map(({ text }) => text).join(''),
    atoms,
    width: atoms.reduce((sum, { width }) => sum + width, 0),
    space: atomOf(' ', pieces.at(-1)?.font ?? font, style, measure),
    endsLine,
  };
}

function atomOf(text: string, font: FontName, style: TextStyle, measure: Measure): Atom {
  const { tracking = 0, caps = 'none', figures = 'lining' } = style;
  const face: Face = {
    font,
    caps: caps === 'small' ? 'small' : 'none',
    figures,
    ligatures: tracking === 0,
  };
  const { width, glyphs } = measure.measure(text, face);
  return { text, face, width: width + (glyphs * tracking) / 1000 };
}
