// @module-tag rare
import fc from 'fast-check';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { repetitions } from '../resilience/repetitions.ts';
import type { Difference } from './difference.ts';
import { runSequence, sequences } from './run-sequence.ts';
import { type RunningServers, startServers } from './servers.ts';

const isInFull = import.meta.env.BIRRETE_RESILIENCE === '1';
const runs = repetitions({ test: 6, full: 2_000 });

/** The suite runs once on each database; the resilience tests run both at once. */
const databases = isInFull ? ['PostgreSQL', 'PGlite'] : ['the database of the run'];

describe.each(databases)('on %s', (database) => {
  let servers: RunningServers;
  beforeAll(async () => {
    servers = await startServers({ inMemory: database === 'PGlite' });
  });
  afterAll(() => servers?.close());

  test(`the fake API answers ${runs} random sequences of calls like the reference API`, {
    timeout: 7_200_000,
  }, async () => {
    const property = fc.asyncProperty(sequences, (commands) =>
      runSequence(servers, commands, (difference) => {
        throw new Error(describeDifference(difference));
      }),
    );
    await fc.assert(property, { numRuns: runs, ...(isInFull ? {} : { seed: 2026 }) });
  });
});

function describeDifference({ call, kind, fake, reference }: Difference): string {
  return `${call}: ${kind}\n  fake API:      ${fake}\n  reference API: ${reference}`;
}
