import { quantile } from '../browser/statistics.ts';
import { type Fared, keepDoing } from './keep-doing.ts';
import { gatherPeople } from './people.ts';
import { startInstances } from './start-instances.ts';

const installations = [
  { name: 'PGlite', database: 'pglite', count: 1 },
  { name: 'PostgreSQL, 1 instance', database: 'postgres', count: 1 },
  { name: 'PostgreSQL, 2 instances', database: 'postgres', count: 2 },
  { name: 'PostgreSQL, 4 instances', database: 'postgres', count: 4 },
] as const;

const seconds = Number(process.env.BIRRETE_BENCH_SECONDS ?? 15);
const people = Number(process.env.BIRRETE_BENCH_PEOPLE ?? 16);

/** What an installation answers per second, and how soon. */
export async function benchTraffic(): Promise<void> {
  console.log(`\n${people} people at once for ${seconds} s each; each begins anew when answered`);
  for (const { name, database, count } of installations) {
    const instances = await startInstances(database, count);
    const { addresses } = instances;
    try {
      const deeds = await gatherPeople(addresses[0] ?? '');
      for (const [does, deed] of Object.entries(deeds)) {
        const fared = await keepDoing(deed, { people, seconds, addresses });
        const memory = await formatMemory(instances.memory());
        console.log(`  ${name.padEnd(23)} ${does.padEnd(8)} ${formatFared(fared)}; ${memory}`);
      }
    } finally {
      await instances.stop();
    }
  }
}

const minutes = Number(process.env.BIRRETE_BENCH_MINUTES ?? 10);

/** By how much the memory may vary while nothing is kept that nobody needs. */
const mostGrowth = 1.1;

/** All of it at once for ten minutes: in the second half nothing takes more memory than in the first, or it fails. */
export async function benchSoak(): Promise<void> {
  for (const { name, database, count } of [installations[0], installations[2]]) {
    console.log(`\n${name}: ${minutes} minutes of ${people} people who do everything`);
    const instances = await startInstances(database, count);
    const { addresses } = instances;
    try {
      const deeds = Object.values(await gatherPeople(addresses[0] ?? ''));
      const seen: number[] = [];
      for (let minute = 1; minute <= minutes; minute += 1) {
        const crowd = { people: Math.ceil(people / deeds.length), seconds: 60, addresses };
        const fared = await Promise.all(deeds.map((deed) => keepDoing(deed, crowd)));
        const memory = await instances.memory();
        seen.push(memory.reduce((sum, each) => sum + each, 0));
        const said = fared.map(formatFared).join(' | ');
        console.log(`  minute ${String(minute).padStart(2)}: ${said}; ${formatMegabytes(memory)}`);
      }
      judge(seen);
    } finally {
      await instances.stop();
    }
  }
}

function judge(memory: readonly number[]): void {
  // The first minute fills caches and compiles.
  const half = Math.ceil((memory.length - 1) / 2);
  const most = (part: readonly number[]) => Math.max(...part);
  const growth = most(memory.slice(1 + half)) / most(memory.slice(1, 1 + half));
  console.log(`  the most memory of the second half is ${growth.toFixed(2)}× that of the first`);
  if (growth > mostGrowth) process.exitCode = 1;
}

function formatFared({ times, failures, seconds: took }: Fared): string {
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
