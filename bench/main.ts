import { benchIssue, benchReport } from './api/bench-api.ts';
import { benchLoad } from './api/bench-load.ts';
import { benchJourneys } from './browser/journeys.ts';
import { benchPublicPages } from './browser/public-pages.ts';
import { benchDocuments } from './documents/bench-documents.ts';
import { benchCsv, benchTitles } from './titles/bench-titles.ts';
import { benchSoak, benchTraffic } from './traffic/bench-traffic.ts';
import { benchUniversity } from './university/bench-university.ts';

/** `npm run bench` runs all parts; `npm run bench -- table` one of them. */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  pages: benchPublicPages,
  journeys: benchJourneys,
  table: () => import('./table/main.ts'),
  titles: benchTitles,
  csv: benchCsv,
  issue: benchIssue,
  report: benchReport,
  documents: benchDocuments,
  load: benchLoad,
  university: benchUniversity,
  traffic: benchTraffic,
  soak: benchSoak,
};

const chosen = process.argv.slice(2).filter((name) => name in parts);
for (const [name, run] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) await run();
}
