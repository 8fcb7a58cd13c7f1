import { readFile, writeFile } from 'node:fs/promises';
import { withVariables } from '#platform/settings/variables/variables-table.ts';
import { createOpenApiDocument } from './document.ts';

/** `npm run contract`: writes docs/openapi.json, and the table of variables in docs/production.md. */
const docs = new URL('../../../../../docs/', import.meta.url);
await writeFile(
  new URL('openapi.json', docs),
  `${JSON.stringify(createOpenApiDocument(), null, 2)}\n`,
);
const guide = new URL('production.md', docs);
await writeFile(guide, withVariables(await readFile(guide, 'utf8')));
