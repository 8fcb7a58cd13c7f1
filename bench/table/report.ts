import type { TableRun } from './run.ts';

const baseline = 'plain';

interface Column {
  readonly title: string;
  readonly value: (run: TableRun) => number;
  readonly digits: number;
  /** True if the run includes the plain table. */
  readonly hasRatio: boolean;
}

const columns: readonly Column[] = [
  { title: 'mount ms', value: (it) => it.mount, digits: 0, hasRatio: true },
  { title: 'key → paint ms', value: (it) => median(it.keys), digits: 0, hasRatio: true },
  { title: 'worst key ms', value: (it) => Math.max(...it.keys), digits: 0, hasRatio: true },
  { title: 'key at ¼ speed ms', value: (it) => median(it.slowKeys), digits: 0, hasRatio: true },
  {
    title: 'worst key at ¼ speed ms',
    value: (it) => Math.max(...it.slowKeys),
    digits: 0,
    hasRatio: true,
  },
  { title: 'script/frame ms', value: (it) => it.slowScroll, digits: 1, hasRatio: false },
  { title: 'fast scroll ms', value: (it) => it.fastScroll, digits: 1, hasRatio: false },
  { title: 'heap MB', value: (it) => it.heapMb, digits: 0, hasRatio: false },
];

/** Formats Markdown tables: the median of the runs, and (×) the median ratio to the plain table of the same run. */
export function reportOf(runs: readonly TableRun[]): string {
  const sizes = [...new Set(runs.map((run) => run.rows))];
  return sizes
    .map((rows) =>
      resultTable(
        rows,
        runs.filter((run) => run.rows === rows),
      ),
    )
    .join('\n\n');
}

function resultTable(rows: number, runs: readonly TableRun[]): string {
  const names = [...new Set(runs.map((run) => run.name))].toSorted();
  const shown = columns.filter(({ value }) => runs.some((run) => Number.isFinite(value(run))));
  const titles = shown.map(({ title, hasRatio }) => (hasRatio ? `${title} (×)` : title));
  const lines = names.map((name) => [name, ...shown.map((column) => cell(column, name, runs))]);
  const rule = ['', ...titles].map(() => '---');
  const table = [[`${rows} rows`, ...titles], rule, ...lines];
  return table.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

function cell({ value, digits, hasRatio }: Column, name: string, runs: readonly TableRun[]) {
  const own = runs.filter((run) => run.name === name);
  const shown = median(own.map(value)).toFixed(digits);
  if (!hasRatio) return shown;
  const ratios = own.flatMap((run) => {
    const plain = runs.find((other) => other.name === baseline && other.run === run.run);
    return plain === undefined ? [] : value(run) / value(plain);
  });
  return `${shown} (${median(ratios).toFixed(1)})`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
