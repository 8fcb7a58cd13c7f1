import { benchIssue, benchReport } from './api/bench-api.ts';
import { benchLoad } from './api/bench-load.ts';
import { benchPrints } from './api/bench-prints.ts';
import { benchPublicPages } from './browser/public-pages.ts';
import { benchDocuments } from './documents/bench-documents.ts';
import { benchInteractions } from './interactions/bench-interactions.ts';
import { benchLighthouse } from './lighthouse/bench-lighthouse.ts';

/** `npm run bench` runs all parts; `npm run bench -- table` one of them. */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  pages: benchPublicPages,
  lighthouse: benchLighthouse,
  interactions: benchInteractions,
  table: () => import('./table/main.ts'),
  issue: benchIssue,
  report: benchReport,
  documents: benchDocuments,
  prints: benchPrints,
  load: benchLoad,
};

const chosen = process.argv.slice(2).filter((name) => name in parts);
for (const [name, run] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) await run();
}
