import type { Block, SignaturesBlock } from '#domain/document/document-block.ts';
import type { LayoutProblem } from '#domain/document/document-problem.ts';
import type { DocumentTemplate } from '#domain/document/document-template.ts';
import { placeholderNames } from '#domain/document/wording/placeholder-names.ts';
import { leastMargin, pageSizeInMm } from './layout/page-size.ts';
import { pagePlaceholders, placeholdersOf, strayBraces } from './wording/fill-text.ts';
import { nearestName } from './wording/nearest-name.ts';

/** The smallest QR code that phones read from paper, in mm. */
export const leastQr = 22;

/** The placeholders without which a document of a kind says nothing. */
const needed: Readonly<Record<DocumentTemplate['kind'], readonly string[]>> = {
  title: ['nombre', 'titulo'],
  'individual-record': ['nombre', 'titulo', 'acta'],
  'ceremony-record': ['fechaEnLetras'],
  certificate: ['nombre', 'titulo'],
};

/** Texts that spell out a placeholder in another way. */
const sameAs: Readonly<Record<string, readonly string[]>> = {
  nombre: ['nombres', 'apellidos'],
  fechaEnLetras: ['fecha', 'fechaCorta'],
};

/**
 * Returns the problems of a template that any document would have. `extraFields` are the names of the university's
 * fields per career or ceremony.
 */
export function checkTemplate(
  template: DocumentTemplate,
  extraFields: readonly string[] = [],
): readonly LayoutProblem[] {
  const names = [...placeholderNames, ...extraFields];
  return [
    ...wordingProblems(template.title, undefined, names),
    ...template.blocks.flatMap((block, index) => [
      ...blockTexts(block).flatMap((text) => wordingProblems(text, index, names)),
      ...placeProblems(block, index, template),
    ]),
    ...missingParts(template),
  ];
}

/** Characters of a text that a problem quotes. */
const maxQuoted = 20;

function wordingProblems(
  text: string,
  block: number | undefined,
  names: readonly string[],
): readonly LayoutProblem[] {
  const unknown = placeholdersOf(text)
    .filter((placeholder) => !names.includes(placeholder))
    .map((placeholder) => ({
      kind: 'unknown-placeholder' as const,
      block,
      placeholder,
      suggestion: nearestName(placeholder, names),
    }));
  const stray = strayBraces(text).map((from) => ({
    kind: 'stray-brace' as const,
    block,
    text: from.length > maxQuoted ? `${from.slice(0, maxQuoted)}…` : from,
  }));
  return [...unknown, ...stray];
}

function placeProblems(
  block: Block,
  index: number,
  { page, images }: DocumentTemplate,
): readonly LayoutProblem[] {
  const problems: LayoutProblem[] = [];
  if (isOffPage(block, page)) problems.push({ kind: 'off-page', block: index });
  if (block.kind === 'qr' && block.width < leastQr)
    problems.push({ kind: 'small-qr', block: index, width: block.width });
  if (block.kind === 'image' && !Object.hasOwn(images, block.image))
    problems.push({ kind: 'missing-image', block: index, image: block.image });
  return problems;
}

function isOffPage(block: Block, page: DocumentTemplate['page']): boolean {
  const { width, height } = pageSizeInMm(page);
  if (block.kind === 'frame') return block.inset < leastMargin;
  // The margin of a long document is for its page numbers.
  const margin = isAboutPages(block) ? leastMargin : Math.max(page.margin, leastMargin);
  const isTooLow = 'at' in block.top && (block.top.at < margin || block.top.at > height - margin);
  return block.width <= 0 || block.x < margin || block.x + block.width > width - margin || isTooLow;
}

function isAboutPages(block: Block): boolean {
  return blockTexts(block)
    .flatMap(placeholdersOf)
    .some((name) => pagePlaceholders.includes(name));
}

function missingParts({ kind, blocks }: DocumentTemplate): readonly LayoutProblem[] {
  const used = new Set(blocks.flatMap(blockTexts).flatMap(placeholdersOf));
  const isUsed = (name: string) =>
    used.has(name) || (sameAs[name] ?? []).some((same) => used.has(same));
  const missing = needed[kind]
    .filter((name) => !isUsed(name))
    .map((placeholder) => ({ kind: 'missing-placeholder' as const, placeholder }));
  const hasHeading = blocks.some((block) => block.kind === 'text' && block.role === 'heading');
  return hasHeading ? missing : [...missing, { kind: 'no-heading' }];
}

/** The texts of a block that may have placeholders. */
function blockTexts(block: Block): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'qr':
      return [block.caption];
    case 'table':
      return block.columns.map(({ text }) => text);
    case 'signatures':
      return signatureTexts(block);
    default:
      return [];
  }
}

function signatureTexts({ places }: SignaturesBlock): readonly string[] {
  return places.flatMap((place) => (place.kind === 'text' ? [place.name, place.caption] : []));
}
