import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractGuide } from './guide.ts';

/** `npm run contract`: writes `docs/api-contract.md`. */
writeFileSync(path.resolve(import.meta.dirname, '../../docs/api-contract.md'), contractGuide());
