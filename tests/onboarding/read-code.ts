import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Returns the first code block of a language below a heading, unchanged.
 *
 * @param page path from the root of the repository, e.g. 'docs/embed.md'.
 * @param heading with its marks: '## Vue and Svelte'.
 */
export function readCode(page: string, heading: string, language: string): string {
  const text = readFileSync(path.join(root, page), 'utf8');
  const section = text.split(`\n${heading}\n`)[1]?.split(/\n#+ /)[0];
  const code = section?.split(`\`\`\`${language}\n`)[1]?.split('```')[0];
  if (code === undefined) throw new Error(`${page} has no ${language} under '${heading}'.`);
  return code;
}
