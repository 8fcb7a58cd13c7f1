import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

const sources = path.resolve('src');
const tag =
  /(?:\b(?:styled|styledWithoutReset)(?:\.\w+|\([\w.]+\))[^`;]{0,200}?|\b(?:css|keyframes))`/g;

/**
 * Takes the indentation out of the style sheets in a source, which no minifier of scripts does. The line ends go behind
 * each style sheet, so that what follows stays on its line and source maps stay right.
 */
export function tightenCss(source: string): string {
  let tight = '';
  let from = 0;
  for (const { index, 0: start } of source.matchAll(tag)) {
    if (index < from) continue;
    const open = index + start.length;
    const end = endOfTemplate(source, open);
    const sheet = source.slice(open, end);
    const lines = sheet.split('\n').length - 1;
    tight += `${source.slice(from, open)}${withoutIndentation(sheet)}\`${'\n'.repeat(lines)}`;
    from = end + 1;
  }
  return tight + source.slice(from);
}

/** For esbuild. */
export const tightCss: Plugin = {
  name: 'tight-css',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      if (!file.startsWith(sources)) return undefined;
      const contents = tightenCss(await readFile(file, 'utf8'));
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** For Vite. */
export const tightCssInVite = {
  name: 'tight-css',
  enforce: 'pre' as const,
  transform: (code: string, file: string) =>
    file.startsWith(sources) ? { code: tightenCss(code), map: null } : undefined,
};

/** Where a template ends that begins at an index, past what is nested in it. */
function endOfTemplate(source: string, start: number): number {
  let at = start;
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') at += 2;
    else if (source.startsWith('${', at)) at = endOfExpression(source, at + 2);
    else at += 1;
  }
  return at;
}

/** Past the brace that closes an expression. */
function endOfExpression(source: string, start: number): number {
  let at = start;
  for (let depth = 1; depth > 0 && at < source.length; at += 1) {
    if (source[at] === '{') depth += 1;
    else if (source[at] === '}') depth -= 1;
    else if (source[at] === '`') at = endOfTemplate(source, at + 1);
  }
  return at;
}

function withoutIndentation(sheet: string): string {
  if (sheet.includes('//')) throw new Error(`A line comment would swallow what follows: ${sheet}`);
  return sheet
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/; (?=[\w}&@-])/g, ';')
    .replace(/(?<=[a-z]): (?=[\w(-])/g, ':')
    .replace(/ \{ /g, '{');
}
