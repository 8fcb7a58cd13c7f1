import type { ProposedTitleAnswer } from '#contract/title-proof.ts';

/** A drawing of a title as SVG. The reference API renders the university's template instead. */
export function titleImage({
  full_name,
  degree_title,
  identification_type,
  id_number,
  ceremony_location,
}: Omit<ProposedTitleAnswer, 'image'>): string {
  const lines = [
    line(150, 34, 'Universidad de la demostración'),
    line(230, 20, 'confiere a'),
    line(310, fitted(full_name, 56), full_name),
    line(370, 20, `titular de la identificación ${identification_type}-${id_number}`),
    line(430, 20, 'el título de'),
    line(500, fitted(degree_title ?? '', 40), degree_title ?? '…'),
    line(590, 20, ceremony_location),
    `<text x="594" y="460" font-size="170" fill="#000" fill-opacity=".07" transform="rotate(-24 594 420)">MUESTRA</text>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1188 840" font-family="Georgia, 'Times New Roman', serif" text-anchor="middle" fill="#1d1d1b"><rect width="1188" height="840" fill="#fffdf8"/><rect x="34" y="34" width="1120" height="772" fill="none" stroke="#8a6d3b" stroke-width="3"/>${lines.join('')}</svg>`;
}

function line(y: number, size: number, text: string): string {
  return `<text x="594" y="${y}" font-size="${size}">${escaped(text)}</text>`;
}

/** A size at which the text fits between the borders. */
function fitted(text: string, max: number): number {
  return Math.min(max, Math.floor(1900 / Math.max(1, text.length)));
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.codePointAt(0)};`);
}
