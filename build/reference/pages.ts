import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importTable } from './import-table.ts';
import { llmsText } from './llms.ts';
import { withBlock } from './marked-block.ts';
import { pageTexts } from './page-texts.ts';
import { placeNames } from './place-names.ts';
import { readSource, root } from './source.ts';
import { writeIndex } from './write-index.ts';
import { writePage } from './write-page.ts';

/** The files that `npm run reference` writes, by path. @throws Error with everything that is not documented */
export function referencePages(): ReadonlyMap<string, string> {
  const source = readSource();
  const pages = placeNames(pageTexts, source);
  const reference = { source, pages };
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  return new Map([
    ['README.md', withBlock(readme, 'imports', importTable(reference))],
    ['docs/llms.txt', llmsText(reference)],
    ['docs/reference/README.md', writeIndex(reference)],
    ...pages.map(
      (page) => [`docs/reference/${page.text.page}.md`, writePage(page, reference)] as const,
    ),
  ]);
}
