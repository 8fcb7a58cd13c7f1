import type { Outcome } from './outcome.ts';
import type { Result } from './suite.ts';

const words: Readonly<Record<Outcome['kind'], string>> = {
  holds: 'holds',
  'does-not-hold': 'DOES NOT HOLD',
  'not-checked': 'not checked',
};

const width = 15;

/** The lines of one result: how it came out, what was checked, and the reason beneath. */
export function resultLines({ check, outcome }: Result): string[] {
  const line = `  ${words[outcome.kind].padEnd(width)}${check.title}  [${check.id}]`;
  if (outcome.kind === 'holds') return [line];
  return [line, `  ${' '.repeat(width)}→ ${outcome.reason}`];
}

/** The last line: how many hold, do not, and were not checked. */
export function summaryLine(results: readonly Result[]): string {
  const count = (kind: Outcome['kind']) =>
    results.filter(({ outcome }) => outcome.kind === kind).length;
  return (
    `${results.length} checks: ${count('holds')} hold, ${count('does-not-hold')} do not hold, ` +
    `${count('not-checked')} were not checked.`
  );
}
