import type { ToldFinding } from './finding.ts';

/** The findings as a table in the console, for whoever looks there. */
export function tellFindings(findings: readonly ToldFinding[]): void {
  console.table(findings.map(({ severity, title, advice }) => ({ severity, title, advice })));
}
