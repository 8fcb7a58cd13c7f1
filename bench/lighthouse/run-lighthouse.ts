import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { ChromiumChoice } from '#tests/browser/launch.ts';

/** Installed by npm for this run: with its 114 packages it would be a third of `npm ci` (docs/decisions/0247). */
const lighthousePackage = 'lighthouse@13.5.0';

/** One visit of a page with Lighthouse's mobile preset: slow 4G and a processor 4× slower. */
export interface PageFigures {
  /** Scores of 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly requests: number;
  readonly depth: number;
  /** KiB. */
  readonly size: number;
  /** Milliseconds. */
  readonly fcp: number;
  readonly lcp: number;
  readonly blocking: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

/**
 * Visits a page with Lighthouse.
 *
 * @throws if Lighthouse can't be installed or the page doesn't load
 */
export async function runLighthouse(
  address: string,
  { executablePath, args }: ChromiumChoice,
): Promise<PageFigures> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${lighthousePackage}`,
      '--',
      'lighthouse',
      address,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=--headless ${args.join(' ')}`,
    ],
    { maxBuffer: 2 ** 27, env: { ...process.env, CHROME_PATH: executablePath } },
  );
  return figuresOf(v.parse(report, JSON.parse(stdout)));
}

const category = v.object({ score: v.number() });
const time = v.object({ numericValue: v.number() });

interface Request {
  readonly children?: Readonly<Record<string, Request>> | undefined;
}

const request: v.GenericSchema<Request> = v.object({
  children: v.optional(
    v.record(
      v.string(),
      v.lazy(() => request),
    ),
  ),
});

/** The parts of Lighthouse's JSON that count here. */
const report = v.object({
  categories: v.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: v.object({
    'first-contentful-paint': time,
    'largest-contentful-paint': time,
    'total-blocking-time': time,
    'cumulative-layout-shift': time,
    'total-byte-weight': time,
    'network-requests': v.object({ details: v.object({ items: v.array(v.unknown()) }) }),
    'network-dependency-tree-insight': v.object({
      details: v.object({
        items: v.array(
          v.object({
            value: v.object({ chains: v.optional(v.record(v.string(), request)) }),
          }),
        ),
      }),
    }),
  }),
});

function figuresOf({ categories, audits }: v.InferOutput<typeof report>): PageFigures {
  const percent = ({ score }: { readonly score: number }) => Math.round(score * 100);
  const chains = audits['network-dependency-tree-insight'].details.items.map(
    ({ value }) => value.chains,
  );
  return {
    performance: percent(categories.performance),
    accessibility: percent(categories.accessibility),
    bestPractices: percent(categories['best-practices']),
    seo: percent(categories.seo),
    requests: audits['network-requests'].details.items.length,
    depth: Math.max(...chains.map(depthOf)),
    size: audits['total-byte-weight'].numericValue / 1024,
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
  };
}

/** The length of the longest chain. */
function depthOf(requests: Readonly<Record<string, Request>> = {}): number {
  const depths = Object.values(requests).map(({ children }) => 1 + depthOf(children));
  return Math.max(0, ...depths);
}
