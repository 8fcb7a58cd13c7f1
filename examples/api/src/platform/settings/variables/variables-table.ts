import type { Variable } from './variable.ts';
import { variables } from './variables.ts';

const heading = '## Variables';

/** Replaces the table of variables in docs/production.md. @throws Error if the page has none */
export function withVariables(page: string): string {
  const [before = '', section = ''] = page.split(`\n${heading}\n`);
  const parts = /^([^|]+)\|.*\|\n(\n## .*)$/s.exec(section);
  if (parts === null) throw new Error(`The page has no table below "${heading}".`);
  const [, introduction = '', after = ''] = parts;
  return `${before}\n${heading}\n${introduction}${table()}\n${after}`;
}

function table(): string {
  const rows = Object.entries<Variable>(variables).map(([name, variable]) => {
    const cells = [
      `\`${name}\``,
      defaultOf(variable),
      variable.values,
      ruleOf(variable),
      meaningOf(variable),
    ];
    return cells.map((cell) => cell || '–');
  });
  return alignedTable([['variable', 'default', 'values', 'in production', 'meaning'], ...rows]);
}

/** Columns of equal width, as the formatter writes them. */
function alignedTable(rows: readonly (readonly string[])[]): string {
  const [heads = []] = rows;
  const widths = heads.map((_, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head, ...body] = rows.map(line);
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}

function defaultOf(variable: Variable): string {
  const { byDefault, production } = variable;
  const always = shown(byDefault, variable);
  if (production?.byDefault === undefined) return always;
  return `${always}; ${shown(production.byDefault, variable)} in production`;
}

function ruleOf({ production }: Variable): string {
  return [production?.demands === undefined ? '' : 'must be set', production?.rule]
    .filter(Boolean)
    .join(', ');
}

function meaningOf({ meaning, isSecret }: Variable): string {
  return isSecret ? `${meaning}. Can [come from a file](#secrets)` : meaning;
}

function shown(value: unknown, { values }: Variable): string {
  if (value === undefined) return '';
  // The values of a switch are the two that turn it on and off.
  if (typeof value === 'boolean') return values.split(', ')[value ? 0 : 1] ?? '';
  return `\`${Array.isArray(value) ? value.join(',') : value}\``.replace('``', '');
}
