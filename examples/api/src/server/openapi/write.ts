import { writeFile } from 'node:fs/promises';
import { createOpenApiDocument } from './document.ts';

/** `npm run openapi`: writes docs/openapi.json. */
const file = new URL('../../../../../docs/openapi.json', import.meta.url);
await writeFile(file, `${JSON.stringify(createOpenApiDocument(), null, 2)}\n`);
