import type { CheckResult } from './check-result.ts';
import type { CheckedItem } from './suite.ts';

const labels: Readonly<Record<CheckResult['kind'], string>> = {
  holds: 'holds',
  'does-not-hold': 'DOES NOT HOLD',
  'not-checked': 'not checked',
};

const width = 15;

/** Formats a check: its result, its title, and the reason below. */
export function resultLines({ check, result }: CheckedItem): string[] {
  const line = `  ${labels[result.kind].padEnd(width)}${check.title}  [${check.id}]`;
  if (result.kind === 'holds') return [line];
  return [line, `  ${' '.repeat(width)}→ ${result.reason}`];
}

/** Formats the last line: numbers of checks that hold, fail, and were skipped. */
export function summaryLine(items: readonly CheckedItem[]): string {
  const count = (kind: CheckResult['kind']) =>
    items.filter(({ result }) => result.kind === kind).length;
  return (
    `${items.length} checks: ${count('holds')} hold, ${count('does-not-hold')} do not hold, ` +
    `${count('not-checked')} were not checked.`
  );
}
