import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '#tests/browser/launch.ts';
import { startSite } from '#tests/e2e/site/start-site.ts';
import { plain } from '../browser/contenders.ts';
import { servePages } from '../browser/page-server.ts';
import { median } from '../browser/statistics.ts';
import { commonBudget, type PageBudget, pageBudgets } from './page-budgets.ts';
import { type PageFigures, runLighthouse } from './run-lighthouse.ts';

const runs = Number(process.env.BIRRETE_BENCH_RUNS ?? 5);

/**
 * Visits the public pages of the example host with Lighthouse, in turn with the plain React form, and compares the
 * medians with their budgets. A page beyond its budget fails the run.
 */
export async function benchLighthouse(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'birrete-lighthouse-'));
  const site = await startSite({ BIRRETE_DATA: folder, BIRRETE_VERIFICATION: 'on' });
  const plainSite = await servePages([plain]);
  try {
    const addresses = [
      plainSite.addressOf(plain),
      ...pageBudgets.map(({ path }) => site.address + path),
    ];
    console.log(`\nLighthouse, mobile preset, medians of ${runs} visits in turn`);
    const [plainFigures, ...figures] = await visitInTurn(addresses);
    if (plainFigures === undefined) return;
    console.log(lineOf(plain.name, plainFigures));
    for (const [index, budget] of pageBudgets.entries()) {
      const page = figures[index];
      if (page === undefined) continue;
      console.log(lineOf(budget.path, page));
      for (const excess of excessesOf(page, budget, plainFigures)) {
        console.log(`    ${excess}`);
        process.exitCode = 1;
      }
    }
  } finally {
    await plainSite.close();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns the medians of each page */
async function visitInTurn(addresses: readonly string[]): Promise<readonly PageFigures[]> {
  const chromium = await findChromium();
  const visits = addresses.map((): PageFigures[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, address] of addresses.entries()) {
      visits[index]?.push(await runLighthouse(address, chromium));
    }
  }
  return visits.map(medianOf);
}

function medianOf(visits: readonly PageFigures[]): PageFigures {
  const of = (figure: keyof PageFigures) => median(visits.map((visit) => visit[figure]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    requests: of('requests'),
    depth: of('depth'),
    size: of('size'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    blocking: of('blocking'),
    shift: of('shift'),
  };
}

function lineOf(name: string, page: PageFigures): string {
  const scores = [page.performance, page.accessibility, page.bestPractices, page.seo].join(' ');
  const [fcp, lcp, blocking, size] = [page.fcp, page.lcp, page.blocking, page.size].map((figure) =>
    figure.toFixed(0),
  );
  return (
    `  ${name.padEnd(18)} scores ${scores.padEnd(16)} FCP ${fcp} LCP ${lcp} TBT ${blocking} ms  ` +
    `CLS ${page.shift.toFixed(3)}  ${page.requests} requests, depth ${page.depth}, ${size} KiB`
  );
}

/** Blocking times below differ by chance alone, in milliseconds. */
const minBlocking = 50;

/** Descriptions of what is beyond the budget. */
function excessesOf(page: PageFigures, budget: PageBudget, plainPage: PageFigures): string[] {
  const least = (name: string, value: number, min: number) =>
    value < min ? [`${name} ${value}, budget ${min}`] : [];
  const most = (name: string, value: number, max: number) =>
    value > max ? [`${name} ${value.toFixed(2)}, budget ${max}`] : [];
  const blockingOf = ({ blocking }: PageFigures) => Math.max(minBlocking, blocking);
  return [
    ...least('performance', page.performance, commonBudget.performance),
    ...least('accessibility', page.accessibility, 100),
    ...least('best practices', page.bestPractices, 100),
    ...(budget.isIndexed ? least('SEO', page.seo, 100) : []),
    ...most('requests', page.requests, budget.requests),
    ...most('depth', page.depth, commonBudget.depth),
    ...most('KiB', page.size, budget.size),
    ...most('CLS', page.shift, commonBudget.shift),
    ...most('FCP × plain', page.fcp / plainPage.fcp, commonBudget.fcp),
    ...most('LCP × plain', page.lcp / plainPage.lcp, commonBudget.lcp),
    ...most('TBT × plain', blockingOf(page) / blockingOf(plainPage), commonBudget.blocking),
  ];
}
