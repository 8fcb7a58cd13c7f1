import type { Member } from './describe.ts';

/** A code span that is safe in a table's cell. */
export function code(text: string): string {
  return `\`${text.replaceAll('|', String.raw`\|`)}\``;
}

/** Text from a comment in a table's cell. */
function cell(text: string): string {
  return text.replaceAll(/\s*\n+\s*/g, ' ').replaceAll(/(?<!\\)\|/g, String.raw`\|`);
}

export function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line), ''];
}

/** A table with columns of equal width, as the formatter writes it in pages that are also edited by hand. */
export function alignedTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const cells = [heads, ...rows].map((row) => row.map(cell));
  const widths = heads.map((_, at) => Math.max(3, ...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  const [head = [], ...body] = cells;
  return [line(head), rule, ...body.map(line)].join('\n');
}

export function block(language: string, text: string): readonly string[] {
  return [`\`\`\`${language}`, text.trimEnd(), '```', ''];
}

/** Props, members or parameters, with their default in the text's place in the source. */
export function memberTable(
  head: 'prop' | 'parameter' | 'member' | 'property',
  members: readonly Member[],
): readonly string[] {
  const hasDefaults = members.some(({ doc }) => doc.default !== undefined);
  const heads = [head, 'type', ...(hasDefaults ? ['default'] : []), 'meaning'];
  return table(
    heads,
    members.map(({ name, type, isOptional, doc }) => [
      nameCell(head, name, isOptional),
      code(type),
      ...(hasDefaults ? [asDefault(doc.default)] : []),
      meaningOf(doc),
    ]),
  );
}

/** A required prop is the exception; in a type, an optional member is. */
function nameCell(head: string, name: string, isOptional: boolean): string {
  if (head === 'prop') return isOptional ? code(name) : `${code(name)} (required)`;
  return code(isOptional && head !== 'property' ? `${name}?` : name);
}

function meaningOf({ text, examples, returns }: Member['doc']): string {
  const [example] = examples;
  return [
    text,
    ...(returns === undefined ? [] : [`Returns ${returns.replace(/\.$/, '')}.`]),
    ...(example === undefined || example.includes('\n') ? [] : [`Example: ${code(example)}`]),
  ].join(' ');
}

/** A value as code, a description as text. */
export function asDefault(value: string | undefined): string {
  if (value === undefined) return '';
  return /^(['[{\d]|true$|false$)/.test(value)
    ? value.replace(/^('[^']*'|\[[^\]]*\]|[\w.]+)/, '`$1`')
    : value;
}

/** GitHub's anchor of a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
