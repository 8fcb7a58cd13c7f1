import * as v from 'valibot';
import { type Reference, startReference } from './start-reference.ts';
import { formatWaits, waitMeanwhile } from './wait-meanwhile.ts';

const databases = ['pglite', 'postgres'] as const;
const names = { pglite: 'PGlite', postgres: 'PostgreSQL' };
const runs = Number(process.env.BIRRETE_BENCH_RUNS ?? 3);
const graduates = 2_000;
const reported = 5_000;
const limitMs = 10_000;

const issued = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ data: v.object({ count: v.literal(graduates) }) }),
);
const drawn = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    report: v.object({
      content: v.string(),
      metadata: v.object({ total_records: v.literal(reported) }),
    }),
  }),
);

/** Measures a bulk issue of 2,000 titles, and the latency of small requests during it. */
export async function benchIssue(): Promise<void> {
  console.log(`\nBulk issue of ${graduates} titles, ${runs} ceremonies one after another`);
  for (const database of databases) {
    const sizes = Array.from({ length: runs }, () => graduates);
    await withReference({ database, graduates: sizes }, async (reference) => {
      const idle = await waitMeanwhile(reference, new Promise((done) => setTimeout(done, 1_000)));
      console.log(
        `  ${names[database]}: others wait, with nothing else to do, ${formatWaits(idle.waits)}`,
      );
      for (const id of reference.ceremonies) {
        const route = `/titles/ceremony/${id}/bulk-emit`;
        const press = reference.call('POST', route, { emission_date: '30/07/2026' });
        const { result, waits } = await waitMeanwhile(reference, press);
        v.parse(issued, String(result.bytes));
        console.log(
          `    issued in ${result.took.toFixed(0)} ms; others wait ${formatWaits(waits)}`,
        );
      }
    });
  }
}

/**
 * Measures the report with the most columns as PDF, for 5,000 records: time, memory and the latency of other requests.
 */
export async function benchReport(): Promise<void> {
  console.log(`\nPDF of ${reported} records on the server, limit ${limitMs} ms`);
  for (const database of databases) {
    await withReference({ database, graduates: [reported] }, async (reference) => {
      const [ceremony_id] = reference.ceremonies;
      const before = await reference.resources();
      for (let run = 0; run < runs; run += 1) {
        const route = '/reports/graduated-applications';
        const ask = reference.call('POST', route, { format: 'PDF', ceremony_id });
        const { result, waits } = await waitMeanwhile(reference, ask);
        const bytes = Buffer.from(v.parse(drawn, String(result.bytes)).report.content, 'base64');
        console.log(
          `  ${names[database]}: ${result.took.toFixed(0)} ms, ${(bytes.length / 1024).toFixed(0)} KB, ` +
            `${pagesOf(bytes)} pages; others wait ${formatWaits(waits)}`,
        );
      }
      const { peak } = await reference.resources();
      console.log(
        `    memory of the process: ${before.resident.toFixed(0)} MB before ` +
          `(${before.peak.toFixed(0)} MB at most), ${peak.toFixed(0)} MB at most after`,
      );
    });
  }
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

async function withReference(
  preparation: Parameters<typeof startReference>[0],
  work: (reference: Reference) => Promise<void>,
): Promise<void> {
  const reference = await startReference(preparation);
  try {
    await work(reference);
  } finally {
    await reference.stop();
  }
}
