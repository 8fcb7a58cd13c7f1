import { readFile, writeFile } from 'node:fs/promises';
import { withVariables } from '#platform/settings/variables/variables-table.ts';
import { createOpenApiDocument } from './document.ts';

/** `npm run contract`: writes docs/openapi.json, and the table of variables in docs/production.md. */
const docs = new URL('../../../../../docs/', import.meta.url);
// The package contains the document: indented by two spaces it would be half as large again.
await writeFile(
  new URL('openapi.json', docs),
  `${JSON.stringify(createOpenApiDocument(), null, 1)}\n`,
);
const guide = new URL('production.md', docs);
await writeFile(guide, withVariables(await readFile(guide, 'utf8')));
