import type { FontName } from '#domain/document/document-fonts.ts';
import type { LayoutProblem } from '#domain/document/document-problem.ts';
import type { DocumentImage } from '#domain/document/document-template.ts';

/** Letters as a font draws them. */
export interface Face {
  /** The font. */
  readonly font: FontName;
  /** Real small capitals, or none. */
  readonly caps: 'none' | 'small';
  /** Figures as high as capitals, or of running text. */
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
  /** Marks a text. */
  readonly kind: 'text';
  /** The text, with a space at the end of a line. */
  readonly text: string;
  /** Font and figures. */
  readonly face: Face;
  /** Size of the letters. */
  readonly size: number;
  /** Left end of the line. */
  readonly x: number;
  /** Distance of the line on which letters stand from the upper edge. */
  readonly baseline: number;
  /** Width without the space at the end. */
  readonly width: number;
  /** Added after each glyph. */
  readonly tracking: number;
  /** Added to each space. */
  readonly spacing: number;
  /** As '#rrggbb'. */
  readonly colour: string;
  /** From 0 to 1. */
  readonly opacity: number;
  /** Degrees, counterclockwise. */
  readonly angle: number;
}

/** An outline in the syntax of SVG paths. */
export interface PathMark {
  /** Marks an outline. */
  readonly kind: 'path';
  /** The commands of the path. */
  readonly d: string;
  /** Colour of the area. */
  readonly fill: string | undefined;
  /** Colour and width of the line. */
  readonly stroke: { readonly colour: string; readonly width: number } | undefined;
}

/** A picture in its area, with its proportions: centred, or at the foot. */
export interface PictureMark {
  /** Marks a picture. */
  readonly kind: 'image';
  /** The picture. */
  readonly source: DocumentImage;
  /** The area. */
  readonly box: Box;
  /** The place in a higher area. @default middle */
  readonly vertical?: 'middle' | 'bottom';
  /** From 0 to 1. */
  readonly opacity: number;
}

/** A QR code, a square. */
export interface QrMark {
  /** Marks a QR code. */
  readonly kind: 'qr';
  /** The text in the code. */
  readonly content: string;
  /** Left edge, without the quiet zone. */
  readonly x: number;
  /** Upper edge, without the quiet zone. */
  readonly y: number;
  /** Length of a side, without the quiet zone. */
  readonly size: number;
}

/** A mark on paper. */
export type DrawnMark = TextRun | PathMark | PictureMark | QrMark;

/** An area in points from the upper left corner. */
export interface Box {
  /** Distance of its left edge from that of the page. */
  readonly x: number;
  /** Distance of its upper edge from that of the page. */
  readonly y: number;
  /** Its width. */
  readonly width: number;
  /** Its height. */
  readonly height: number;
}

/** The tags of a structure; an artifact is decoration, which a screen reader skips. */
export type StructureTag = 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD' | 'Artifact';

/** A part of a page, with its meaning. */
export interface LaidOutElement {
  /** Its meaning. */
  readonly tag: StructureTag;
  /** Description of a figure. */
  readonly alt?: string | undefined;
  /** Language, if it differs from that of the document. */
  readonly lang?: string | undefined;
  /** Its area. */
  readonly box: Box;
  /** Its marks, from back to front. */
  readonly marks: readonly DrawnMark[];
  /** Rows of a table, or cells of a row. */
  readonly children: readonly LaidOutElement[];
}

/** A page, its elements in reading order, which is also the order in which they are drawn. */
export interface LaidOutPage {
  /** The elements in reading order. */
  readonly elements: readonly LaidOutElement[];
}

/** A document with the position of everything on it, in points. */
export interface LaidOutDocument {
  /** Width of the pages. */
  readonly width: number;
  /** Height of the pages. */
  readonly height: number;
  /** All of it is drawn so much further, to meet preprinted stock. */
  readonly shift: { readonly right: number; readonly down: number };
  /** The pages. */
  readonly pages: readonly LaidOutPage[];
  /** Reasons not to print it. */
  readonly problems: readonly LayoutProblem[];
}
