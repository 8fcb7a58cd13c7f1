import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { median, quantile } from '../browser/statistics.ts';

const titles = 2000;
const runs = Number(process.env.BIRRETE_BENCH_RUNS ?? 3);
const started = v.object({ port: v.number() });
const printed = v.object({
  took: v.number(),
  processor: v.number(),
  firstPage: v.number(),
  bytes: v.number(),
  peak: v.number(),
});

/**
 * Measures 2,000 titles on A3 with border, crest and QR code: time, first page, memory of the process, and the latency of
 * other requests to it. On a busy machine the time of the processor says more than the time that passed.
 */
export async function benchDocuments(): Promise<void> {
  console.log(
    `\nPDF of ${titles} titles on A3; limits 6 s, first page 0.5 s, 350 MB, others 50 ms`,
  );
  const child = fork(path.join(import.meta.dirname, 'print-process.ts'));
  const { port } = v.parse(started, (await once(child, 'message'))[0]);
  for (let run = 0; run < runs; run += 1) {
    const answer = once(child, 'message');
    child.send(titles);
    const waits = await latencies(port, answer);
    const { took, processor, firstPage, bytes, peak } = v.parse(printed, (await answer)[0]);
    console.log(
      `  ${(took / 1000).toFixed(1)} s (${(processor / 1000).toFixed(1)} s of the processor), first page ${firstPage.toFixed(0)} ms, ` +
        `${(bytes / 1024 / 1024).toFixed(1)} MB, memory at most ${peak.toFixed(0)} MB; others wait ` +
        `${median(waits).toFixed(1)} ms (99 %: ${quantile(waits, 0.99).toFixed(0)} ms)`,
    );
  }
  child.disconnect();
}

async function latencies(port: number, until: Promise<unknown>): Promise<readonly number[]> {
  let isOver = false;
  until.then(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const start = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
    times.push(performance.now() - start);
    await setTimeout(5);
  }
  return times;
}
