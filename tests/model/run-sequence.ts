import fc from 'fast-check';
import { CallCommand, type Sequence } from './call-command.ts';
import { anyCall } from './calls/all-calls.ts';
import type { Difference } from './difference.ts';
import { compareEverything } from './lists.ts';
import type { RunningServers } from './servers.ts';

/** Random sequences of calls. */
export const sequences = fc.commands([anyCall.map((call) => new CallCommand(call))], {
  maxCommands: 30,
  size: 'max',
});

/** Runs a sequence from the starting rows, and compares at the end everything that can be read. */
export async function runSequence(
  servers: RunningServers,
  commands: Parameters<typeof fc.asyncModelRun<Sequence, never, false, Sequence>>[1],
  onDifference: (difference: Difference) => void,
): Promise<void> {
  const real = await servers.restart();
  const model: Sequence = { isSeparated: false, onDifference };
  await fc.asyncModelRun(async () => ({ model, real }), commands);
  if (model.isSeparated) return;
  for (const difference of await compareEverything(real)) onDifference(difference);
}
