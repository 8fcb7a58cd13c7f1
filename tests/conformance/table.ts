import type { CheckResult } from './check-result.ts';
import type { CheckedItem } from './suite.ts';

const words: Readonly<Record<CheckResult['kind'], string>> = {
  holds: 'holds',
  'does-not-hold': 'DOES NOT HOLD',
  'not-checked': 'not checked',
};

const width = 15;

/** The lines of one check: its result, its title, and the reason beneath. */
export function resultLines({ check, result }: CheckedItem): string[] {
  const line = `  ${words[result.kind].padEnd(width)}${check.title}  [${check.id}]`;
  if (result.kind === 'holds') return [line];
  return [line, `  ${' '.repeat(width)}→ ${result.reason}`];
}

/** The last line: how many hold, do not, and were not checked. */
export function summaryLine(items: readonly CheckedItem[]): string {
  const count = (kind: CheckResult['kind']) =>
    items.filter(({ result }) => result.kind === kind).length;
  return (
    `${items.length} checks: ${count('holds')} hold, ${count('does-not-hold')} do not hold, ` +
    `${count('not-checked')} were not checked.`
  );
}
