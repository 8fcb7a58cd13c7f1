import type { DocumentTemplate, LayoutProblem } from 'birrete/rules';
import { qrOutline } from './pictures/qr-outline.ts';

/** The smallest squares of a code that office printers draw and phones read, in mm. */
const leastModule = 0.4;

/** The codes of a template whose squares are too small for the address that they contain. */
export function checkModules(
  { blocks }: Pick<DocumentTemplate, 'blocks'>,
  address: string | undefined,
): readonly LayoutProblem[] {
  if (address === undefined) return [];
  return blocks.flatMap((block, index): LayoutProblem[] => {
    if (block.kind !== 'qr') return [];
    const size = block.width / qrOutline(address).modules;
    if (size >= leastModule) return [];
    return [{ kind: 'small-modules', block: index, size: Math.round(size * 100) / 100 }];
  });
}
