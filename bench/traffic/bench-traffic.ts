import { quantile } from '../browser/statistics.ts';
import { prepareActions } from './people.ts';
import { repeatAction, type TrafficResult } from './repeat-action.ts';
import { startInstances } from './start-instances.ts';

const installations = [
  { name: 'PGlite', database: 'pglite', count: 1 },
  { name: 'PostgreSQL, 1 instance', database: 'postgres', count: 1 },
  { name: 'PostgreSQL, 2 instances', database: 'postgres', count: 2 },
  { name: 'PostgreSQL, 4 instances', database: 'postgres', count: 4 },
] as const;

const seconds = Number(process.env.BIRRETE_BENCH_SECONDS ?? 15);
const people = Number(process.env.BIRRETE_BENCH_PEOPLE ?? 16);

/** Measures throughput and latency of an installation. */
export async function benchTraffic(): Promise<void> {
  console.log(`\n${people} people at once for ${seconds} s each; each begins anew when answered`);
  for (const { name, database, count } of installations) {
    const instances = await startInstances(database, count);
    const { addresses } = instances;
    try {
      const actions = await prepareActions(addresses[0] ?? '');
      for (const [does, action] of Object.entries(actions)) {
        const result = await repeatAction(action, { people, seconds, addresses });
        const memory = await formatMemory(instances.memory());
        console.log(`  ${name.padEnd(23)} ${does.padEnd(8)} ${formatResult(result)}; ${memory}`);
      }
    } finally {
      await instances.stop();
    }
  }
}

const minutes = Number(process.env.BIRRETE_BENCH_MINUTES ?? 10);

/** Permitted growth of memory without a leak. */
const maxGrowth = 1.1;

/** Runs all traffic at once for ten minutes. @throws if memory grows in the second half */
export async function benchSoak(): Promise<void> {
  for (const { name, database, count } of [installations[0], installations[2]]) {
    console.log(`\n${name}: ${minutes} minutes of ${people} people who do everything`);
    const instances = await startInstances(database, count);
    const { addresses } = instances;
    try {
      const actions = Object.values(await prepareActions(addresses[0] ?? ''));
      const seen: number[] = [];
      for (let minute = 1; minute <= minutes; minute += 1) {
        const crowd = { people: Math.ceil(people / actions.length), seconds: 60, addresses };
        const results = await Promise.all(actions.map((action) => repeatAction(action, crowd)));
        const memory = await instances.memory();
        seen.push(memory.reduce((sum, each) => sum + each, 0));
        const formatted = results.map(formatResult).join(' | ');
        console.log(
          `  minute ${String(minute).padStart(2)}: ${formatted}; ${formatMegabytes(memory)}`,
        );
      }
      judge(seen);
    } finally {
      await instances.stop();
    }
  }
}

function judge(memory: readonly number[]): void {
  // The first minute fills caches and compiles code.
  const half = Math.ceil((memory.length - 1) / 2);
  const most = (part: readonly number[]) => Math.max(...part);
  const growth = most(memory.slice(1 + half)) / most(memory.slice(1, 1 + half));
  console.log(`  the most memory of the second half is ${growth.toFixed(2)}× that of the first`);
  if (growth > maxGrowth) process.exitCode = 1;
}

function formatResult({ times, failures, seconds: took }: TrafficResult): string {
  const rate = (times.length / took).toFixed(0).padStart(4);
  const [median, late] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(0).padStart(4));
  const failed = failures.length === 0 ? '' : `, ${failures.length} failed: ${failures[0]}`;
  return `${rate}/s, median ${median} ms, 99th percentile ${late} ms${failed}`;
}

async function formatMemory(memory: Promise<readonly number[]>): Promise<string> {
  return formatMegabytes(await memory);
}

function formatMegabytes(memory: readonly number[]): string {
  return `${memory.map((each) => each.toFixed(0)).join(' + ')} MB`;
}
