import { parseArgs } from 'node:util';
import { startEmbeddedServer } from '../../examples/api/testing/databases/embedded-server.ts';
import { countClasses, type DifferenceClass } from './count-classes.ts';
import { type RunningServers, startServers } from './servers.ts';

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '400' },
    database: { type: 'string', default: 'postgres' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    shrink: { type: 'boolean', default: false },
  },
});

// The program runs while it is imported: what it imports later is found only until then.
const { database, shrink, seed } = values;
const servers =
  database === 'pglite' ? await startServers({ inMemory: true }) : await startOnPostgres();
try {
  const sequences = Number(values.sequences);
  const classes = await countClasses(servers, { sequences, shrink, seed: Number(seed) });
  for (const found of classes) console.log(lineOf(found));
  const summary = `${classes.length} classes of difference in ${sequences} sequences`;
  console.log(`\n${summary} on ${database} (seed ${seed})${kindsOf(classes)}`);
  process.exitCode = classes.length === 0 ? 0 : 1;
} finally {
  await servers.close();
}

async function startOnPostgres(): Promise<RunningServers> {
  const server = await startEmbeddedServer();
  const started = await startServers({ databaseUrl: server.url });
  return {
    ...started,
    async close() {
      await started.close();
      await server.stop();
    },
  };
}

function lineOf({ name, count, seed: first, script = '' }: DifferenceClass): string {
  return `${count} × ${name} (first with --seed ${first})${script}`;
}

/** ': 3 acceptance, 5 message', or nothing without a difference. */
function kindsOf(classes: readonly DifferenceClass[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of classes) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = [...counts].map(([kind, count]) => `${count} ${kind}`);
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`;
}
