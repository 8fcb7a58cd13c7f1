import { type CheckResult, NotChecked } from './check-result.ts';
import type { Context } from './context.ts';

/** One promise of the contract that a server keeps or does not. */
export type Check = {
  /** Stays the same over versions, so that a university can talk about it: 'apply-code'. */
  id: string;
  /** Heading of the table. */
  section: string;
  /** What holds when it holds. */
  title: string;
  /**
   * What the check may do: `read` asks only; `write` makes records and removes them again;
   * `issue` issues titles, which stay for good.
   */
  effect: 'read' | 'write' | 'issue';
  /** @throws Violation when it does not hold, NotChecked when it cannot be told. */
  run(context: Context): Promise<void>;
};

const effectFlags = { write: '--write', issue: '--issue' } as const;

/** Runs one check, if it may be run. Faults of the network count as not holding. */
export async function runCheck(check: Check, context: Context): Promise<CheckResult> {
  if (check.effect !== 'read' && !context.allows(check.effect)) {
    return { kind: 'not-checked', reason: `changes data; give ${effectFlags[check.effect]}` };
  }
  try {
    await check.run(context);
    return { kind: 'holds' };
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    return { kind: failure instanceof NotChecked ? 'not-checked' : 'does-not-hold', reason };
  }
}
