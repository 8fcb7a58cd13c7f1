import type { LayoutProblem } from '../document-problem.ts';
import type { DocumentImage, FontName } from '../document-template.ts';

/** Letters as a font draws them. */
export interface Face {
  readonly font: FontName;
  readonly caps: 'none' | 'small';
  readonly figures: 'lining' | 'old-style';
  /** Joined letters such as 'fi', which letter spacing excludes. */
  readonly ligatures: boolean;
}

/** Measures letters. A renderer must draw them as wide as it measures them. */
export interface Measure {
  /** Width of a word or a space in sizes of letters, and the number of its glyphs. */
  measure(text: string, face: Face): { readonly width: number; readonly glyphs: number };
  /** True if the font has every character of the text. */
  covers(font: FontName, text: string): boolean;
  /** Height of capitals in sizes of letters. */
  capHeight(font: FontName): number;
}

/** A line of text in one face, in points. It turns around its beginning by `angle` degrees, counterclockwise. */
export interface TextRun {
  readonly kind: 'text';
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
  /** Added after each glyph. */
  readonly tracking: number;
  /** Added to each space. */
  readonly spacing: number;
  readonly colour: string;
  readonly opacity: number;
  readonly angle: number;
}

/** An outline in the syntax of SVG paths. */
export interface PathMark {
  readonly kind: 'path';
  readonly d: string;
  readonly fill: string | undefined;
  readonly stroke: { readonly colour: string; readonly width: number } | undefined;
}

/** A picture, centred in its area with its proportions. */
export interface PictureMark {
  readonly kind: 'image';
  readonly source: DocumentImage;
  readonly box: Box;
  readonly opacity: number;
}

/** A QR code, a square. */
export interface QrMark {
  readonly kind: 'qr';
  readonly content: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A mark on paper. */
export type DrawnMark = TextRun | PathMark | PictureMark | QrMark;

/** An area in points from the upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The tags of a structure; an artifact is decoration, which a screen reader skips. */
export type StructureTag = 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD' | 'Artifact';

/** A part of a page, with its meaning. */
export interface LaidOutElement {
  readonly tag: StructureTag;
  readonly alt?: string | undefined;
  readonly lang?: string | undefined;
  readonly box: Box;
  readonly marks: readonly DrawnMark[];
  readonly children: readonly LaidOutElement[];
}

/** A page, its elements in reading order, which is also the order in which they are drawn. */
export interface LaidOutPage {
  readonly elements: readonly LaidOutElement[];
}

/** A document with the position of everything on it, in points. */
export interface LaidOutDocument {
  readonly width: number;
  readonly height: number;
  /** All of it is drawn so much further, to meet preprinted stock. */
  readonly shift: { readonly right: number; readonly down: number };
  readonly pages: readonly LaidOutPage[];
  readonly problems: readonly LayoutProblem[];
}
