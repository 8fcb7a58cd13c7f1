import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A code block of a documentation page, unchanged. */
export interface PageCode {
  /** Path from the root of the repository. */
  readonly page: string;
  /** Position among the page's blocks, from 1. */
  readonly place: number;
  /** E.g. 'tsx'. */
  readonly language: string;
  readonly code: string;
  /** The file that the page last named above the block. */
  readonly file: string;
}

/** The code blocks of a page. Blocks in a list are indented, with their fences. */
export function codeIn(page: string, text: string): readonly PageCode[] {
  const blocks = [...text.matchAll(/^( *)```(\w+)\n(.*?)^\1```$/gms)];
  return blocks.map((block, index) => {
    const [, indent = '', language = '', code = ''] = block;
    const named = [...text.slice(0, block.index).matchAll(/`([^`\n]+\.(?:tsx?|jsx?|html))`/g)];
    return {
      page,
      place: index + 1,
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      file: named.at(-1)?.[1] ?? '',
    };
  });
}

export function pageCode(page: string): readonly PageCode[] {
  return codeIn(page, readFileSync(path.join(root, page), 'utf8'));
}

/** Pages with code to copy. */
export const pages: readonly string[] = [
  '*.md',
  'docs/*.md',
  'examples/*/README.md',
  'src/**/README.md',
  '{src,.storybook}/**/*.mdx',
].flatMap((pattern) => globSync(pattern, { cwd: root }));

/** True if a block is an excerpt or a copy of a file that other tests compile and run (taken-code.test.ts). */
export function isTaken({ page, file, language }: PageCode): boolean {
  if (!/^([jt]sx?|html)$/.test(language)) return false;
  if (page === 'docs/getting-started.md' || page === 'docs/react-hosts.md') return true;
  return file.startsWith('tests/adapter-kit/');
}

/** A code block as a module beside its page. */
export interface CodeModule {
  readonly file: string;
  readonly code: string;
}

/** Pages for people who work on birrete. Their blocks are excerpts of files. */
const forContributors = /^(docs\/(contributing|testing)\.md$|src\/|\.storybook\/)/;

/**
 * A block of a page for hosts is a whole file: only `./site`, the host's own modules, is replaced, by around-code.ts. A
 * block for contributors also gets the names that it leaves out from there.
 */
export function moduleOf({ page, place, language, code }: PageCode): CodeModule {
  const file = path.join(root, `${page}.${place}.${language}`);
  const around = path.join(import.meta.dirname, 'around-code.ts');
  const from = `'./${path.relative(path.dirname(file), around)}'`;
  const whole = code.replace("'./site'", from);
  if (!forContributors.test(page)) return { file, code: whole };
  return { file, code: `import { ${leftOut(code, around).join(', ')} } from ${from};\n${whole}` };
}

/** Imports of the names that a block uses without importing or declaring them. */
function leftOut(code: string, around: string): readonly string[] {
  const available = readFileSync(around, 'utf8').matchAll(
    /^export (?:const|(type|interface)) (\w+)/gm,
  );
  return [...available].flatMap(([, type, name = '']) =>
    isLeftOut(code, name) ? [type === undefined ? name : `type ${name}`] : [],
  );
}

/** True if the code uses a name without importing or declaring it. */
function isLeftOut(code: string, name: string): boolean {
  const declared = new RegExp(`^(import [^;]*|(export )?(const|function) )\\b${name}\\b`, 'm');
  return new RegExp(`\\b${name}\\b`).test(code) && !declared.test(code);
}
