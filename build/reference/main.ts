import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { referencePages } from './pages.ts';
import { root } from './source.ts';

/** `npm run reference`: writes docs/reference, docs/llms.txt and the README's table of imports. */
const folder = path.join(root, 'docs/reference');
const pages = referencePages();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [file, text] of pages) writeFileSync(path.join(root, file), text);
