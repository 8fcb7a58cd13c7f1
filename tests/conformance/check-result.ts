/** `reason` is a sentence for whoever runs the server. */
export type CheckResult =
  | { kind: 'holds' }
  | { kind: 'does-not-hold'; reason: string }
  | { kind: 'not-checked'; reason: string };

/** Thrown by a check: the server broke the promise. */
export class Violation extends Error {
  override name = 'Violation';
}

/** Thrown by a check: the promise could not be put to the test. */
export class NotChecked extends Error {
  override name = 'NotChecked';
}

/** @throws Violation with `reason` unless `holds`. */
export function demand(holds: boolean, reason: string): asserts holds {
  if (!holds) throw new Violation(reason);
}
