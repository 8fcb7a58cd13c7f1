import { quantile } from '../browser/statistics.ts';
import { type Reference, startReference } from './start-reference.ts';
import { waitMeanwhile } from './wait-meanwhile.ts';

const databases = ['pglite', 'postgres'] as const;
const names = { pglite: 'PGlite', postgres: 'PostgreSQL' };
const applications = Number(process.env.BIRRETE_BENCH_ROWS ?? 100_000);
const load = { applications, titles: applications * 0.8 };

/** Measures lists and reports of a large university: time, memory and the latency of other requests. */
export async function benchLoad(): Promise<void> {
  console.log(
    `\n${load.applications} applications, ${load.titles} titles; aim: a list 3 s, others at the 99th percentile 250 ms, ` +
      'memory 600 MB',
  );
  for (const database of databases) {
    const reference = await startReference({ database, load, graduates: [5_000] });
    try {
      await measure(reference, names[database]);
    } finally {
      await reference.stop();
    }
  }
}

async function measure(reference: Reference, name: string): Promise<void> {
  const [ceremony_id] = reference.ceremonies;
  console.log(`  ${name}: ${await formatMemory(reference)}`);
  const list = (route: string, headers = {}) => reference.call('GET', route, undefined, headers);
  const report = (format: string, asked = {}) =>
    reference.call('POST', '/reports/graduated-applications', { format, ...asked });

  for (const route of ['/applications', '/titles']) {
    const { etag } = await timed(reference, `GET ${route}`, () => list(route));
    if (etag !== null) {
      await timed(reference, '  the same, unchanged', () => list(route, { 'if-none-match': etag }));
    }
  }
  await timed(reference, 'GET /applications, three at once', async () => {
    const [first] = await Promise.all([1, 2, 3].map(() => list('/applications')));
    if (first === undefined) throw new Error('There is no answer.');
    return first;
  });
  await timed(reference, 'CSV of all', () => report('CSV'));
  await timed(reference, 'PDF of 5000', () => report('PDF', { ceremony_id }));
}

async function timed<Answer extends Awaited<ReturnType<Reference['call']>>>(
  reference: Reference,
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const start = performance.now();
  const { result, waits } = await waitMeanwhile(reference, work());
  const took = performance.now() - start;
  const others = [...waits.list, ...waits.document];
  console.log(
    `    ${name.padEnd(33)} ${took.toFixed(0).padStart(6)} ms  ${megabytes(result.bytes.length)} MB  others: ` +
      `99th percentile ${quantile(others, 0.99).toFixed(0)} ms of ${others.length}; ${await formatMemory(reference)}`,
  );
  return result;
}

async function formatMemory(reference: Reference): Promise<string> {
  const { resident, peak } = await reference.resources();
  return `${resident.toFixed(0)} MB now, ${peak.toFixed(0)} at most`;
}

function megabytes(bytes: number): string {
  return (bytes / 1_048_576).toFixed(1).padStart(5);
}
