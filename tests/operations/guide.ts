import { readFileSync } from 'node:fs';
import path from 'node:path';

const page = path.resolve(import.meta.dirname, '../../docs/production.md');

/**
 * Returns the first code block of a language below a heading of docs/production.md.
 *
 * @param here replacements for this machine. Each must occur in the block.
 */
export function readBlock(
  heading: string,
  language: string,
  here: Readonly<Record<string, string>>,
): string {
  const text = readFileSync(page, 'utf8');
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0];
  const block = section?.split(`\`\`\`${language}\n`)[1]?.split('```')[0];
  if (block === undefined) throw new Error(`There is no ${language} under "${heading}".`);
  return Object.entries(here).reduce((code, [theirs, ours]) => {
    if (!code.includes(theirs)) throw new Error(`"${heading}" says nothing of ${theirs}.`);
    return code.replaceAll(theirs, ours);
  }, block);
}
