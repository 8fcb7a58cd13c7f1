import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { designTokenSheet } from '#ui/theme/palette/design-token-sheet.ts';
import { designTokens } from '#ui/theme/palette/design-tokens.ts';

/** Writes `birrete/tokens.json` and `birrete/tokens.css`: the default theme for design tools and style sheets. */
const folder = path.resolve(import.meta.dirname, '../dist/tokens');
mkdirSync(folder, { recursive: true });
writeFileSync(
  path.join(folder, 'birrete.tokens.json'),
  `${JSON.stringify(designTokens({}), undefined, 2)}\n`,
);
writeFileSync(path.join(folder, 'birrete.tokens.css'), designTokenSheet({}));
