import { type CheckResult, NotChecked } from './check-result.ts';
import type { Context } from './context.ts';

/** One guarantee of the contract. */
export type Check = {
  /** Stable across versions, so that reports can refer to it: 'apply-code'. */
  id: string;
  /** Heading of the table. */
  section: string;
  /** The guarantee as prose. */
  title: string;
  /**
   * Effects of the check: `read` only reads; `write` creates records and removes them again; `issue` issues titles,
   * which are permanent.
   */
  effect: 'read' | 'write' | 'issue';
  /** @throws Violation if it does not hold, NotChecked if that can't be determined */
  run(context: Context): Promise<void>;
};

type Declare = (id: string, title: string, run: Check['run']) => Check;

/** Declares the checks of a section, by their effect. */
export function checksIn(section: string): Readonly<Record<Check['effect'], Declare>> {
  const declare =
    (effect: Check['effect']): Declare =>
    (id, title, run) => ({ id, section, effect, title, run });
  return { read: declare('read'), write: declare('write'), issue: declare('issue') };
}

const effectFlags = { write: '--write', issue: '--issue' } as const;

/** Runs one check if permitted. Network failures count as violations. */
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
