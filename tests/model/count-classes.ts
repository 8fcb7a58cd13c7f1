import fc from 'fast-check';
import { classOf, type Difference } from './difference.ts';
import { runSequence, sequences } from './run-sequence.ts';
import type { RunningServers } from './servers.ts';

/** A class of differences: how often it occurred, and where it occurred first. */
export interface DifferenceClass {
  readonly name: string;
  count: number;
  readonly kind: Difference['kind'];
  readonly seed: number;
  /** The shortest sequence with it, if asked for. */
  readonly script?: string;
}

interface Count {
  readonly sequences: number;
  /** The first sequence's; each further one has the next. */
  readonly seed: number;
  /** Shortens the first sequence of each class, which takes a while. */
  readonly shrink: boolean;
}

/** Runs sequences, going on after a difference where the servers still hold the same data. */
export async function countClasses(
  servers: RunningServers,
  { sequences: wanted, seed, shrink }: Count,
): Promise<DifferenceClass[]> {
  const classes = new Map<string, DifferenceClass>();
  for (let index = 0; index < wanted; index += 1) {
    const [commands] = fc.sample(sequences, { numRuns: 1, seed: seed + index });
    if (commands === undefined) continue;
    const found: Difference[] = [];
    await runSequence(servers, commands, (difference) => found.push(difference));
    for (const difference of found) {
      const name = classOf(difference);
      const known = classes.get(name);
      if (known !== undefined) known.count += 1;
      else {
        const first = { name, count: 1, kind: difference.kind, seed: seed + index };
        const script = shrink ? { script: await shortest(servers, first.seed, name) } : {};
        classes.set(name, { ...first, ...script });
      }
    }
  }
  return [...classes.values()].sort((one, other) => other.count - one.count);
}

/** The shortest sequence with a difference of that class. */
async function shortest(servers: RunningServers, seed: number, name: string): Promise<string> {
  const property = fc.asyncProperty(sequences, (commands) =>
    runSequence(servers, commands, (difference) => {
      if (classOf(difference) === name) throw new Error(name);
    }),
  );
  const { counterexample } = await fc.check(property, { numRuns: 1, seed });
  return String(counterexample?.[0] ?? 'The sequence could not be repeated.');
}
