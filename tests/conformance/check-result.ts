/** `reason` is an explanation for the server's operator. */
export type CheckResult =
  | { kind: 'holds' }
  | { kind: 'does-not-hold'; reason: string }
  | { kind: 'not-checked'; reason: string };

/** Thrown by a check: the server violates the contract. */
export class Violation extends Error {
  override name = 'Violation';
}

/** Thrown by a check that could not be run. */
export class NotChecked extends Error {
  override name = 'NotChecked';
}

/** @throws Violation with `reason` unless `holds`. */
export function demand(holds: boolean, reason: string): asserts holds {
  if (!holds) throw new Violation(reason);
}
