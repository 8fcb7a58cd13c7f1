import type { Block, TextStyle } from '#domain/document/document-block.ts';
import type { LayoutProblem } from '#domain/document/document-problem.ts';
import type { DocumentTemplate } from '#domain/document/document-template.ts';
import { parseUrl } from '#domain/text/parse-url.ts';
import type { DocumentFields, DocumentValues } from '../document-values.ts';
import {
  fillText,
  issuedNumbers,
  optionalPlaceholders,
  placeholdersOf,
  type TextPart,
} from '../wording/fill-text.ts';
import { wrongDocumentType } from '../wording/wrong-document-type.ts';
import type { Box, Measure } from './laid-out-document.ts';
import { pageSizeInMm, pointsPerMm } from './page-size.ts';

/** A document that is being laid out. */
export interface LayoutContext {
  readonly template: DocumentTemplate;
  readonly values: DocumentValues;
  readonly measure: Measure;
  /** The area within the margins, in points. */
  readonly area: Box;
  readonly problems: LayoutProblem[];
}

/** The part of a page that a block starts at, in points. */
export interface BlockPlace {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Starts to lay out a document. */
export function startLayout(
  template: DocumentTemplate,
  values: DocumentValues,
  measure: Measure,
): LayoutContext {
  const { width, height } = pageSizeInMm(template.page);
  const { margin } = template.page;
  const area = {
    x: margin * pointsPerMm,
    y: margin * pointsPerMm,
    width: (width - 2 * margin) * pointsPerMm,
    height: (height - 2 * margin) * pointsPerMm,
  };
  return { template, values: withSite(values), measure, area, problems: [] };
}

/** Adds the host of the address in the QR code, so that the paper names the page that checks its code. */
function withSite(values: DocumentValues): DocumentValues {
  const { fields, verification } = values;
  const sitio = verification && parseUrl(verification.url)?.host;
  return sitio === undefined ? values : { ...values, fields: { ...fields, sitio } };
}

/** Fills a text, and reports placeholders without a value and a document that the text calls something else. */
export function filled(
  text: string,
  { values, problems }: LayoutContext,
  block: number,
  more: DocumentFields = {},
): readonly TextPart[] {
  const parts = fillText(text, { fields: { ...values.fields, ...more }, gender: values.gender });
  for (const part of parts) {
    if (part.kind === 'literal' || part.text !== '') continue;
    const { placeholder } = part;
    if (!optionalPlaceholders.includes(placeholder))
      problems.push({ kind: 'empty-placeholder', block, placeholder });
  }
  const wrong = wrongDocumentType(parts, values.fields);
  if (wrong !== undefined) problems.push({ kind: 'wrong-document-type', block, ...wrong });
  return parts;
}

/**
 * True if an optional value that the block prints is missing, such as a resolution, and for a line of numbers before the
 * issue.
 */
export function isOmitted(block: Block, { values }: LayoutContext): boolean {
  if (block.kind === 'qr') return values.verification === undefined;
  if (block.kind !== 'text') return false;
  const names = placeholdersOf(block.text);
  const isMissing = (name: string) => (values.fields[name] ?? '') === '';
  const hasOnlyNumbers = names.length > 0 && names.every((name) => issuedNumbers.includes(name));
  if (hasOnlyNumbers) return names.every(isMissing);
  return names.some((name) => optionalPlaceholders.includes(name) && isMissing(name));
}

/** Stock is printed in colour; what we add is black. */
export function styleOn(style: TextStyle, { template }: LayoutContext): TextStyle {
  return template.page.stock.kind === 'preprinted' ? { ...style, colour: '#000000' } : style;
}

/** The colour of a line or a border. */
export function colourOn(colour: string | undefined, { template }: LayoutContext): string {
  return template.page.stock.kind === 'preprinted' ? '#000000' : (colour ?? '#000000');
}
