import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A block of code of a page of documentation, to the letter. */
export interface PageCode {
  /** The page's path in this repository. */
  readonly page: string;
  /** Which of the page's blocks it is, from 1. */
  readonly place: number;
  /** What it is written in: 'tsx'. */
  readonly language: string;
  readonly code: string;
  /** The file that was last named above it. */
  readonly file: string;
}

/** Every block of code that people copy from a page; those in a list are indented, with their fences. */
export function codeIn(page: string, text: string): readonly PageCode[] {
  const blocks = [...text.matchAll(/^( *)```(\w+)\n(.*?)^\1```$/gms)];
  return blocks.map((block, index) => {
    const [, indent = '', language = '', code = ''] = block;
    const named = [...text.slice(0, block.index).matchAll(/`([^`\n]+\.(?:tsx?|jsx|html))`/g)];
    return {
      page,
      place: index + 1,
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      file: named.at(-1)?.[1] ?? '',
    };
  });
}

export function codeOf(page: string): readonly PageCode[] {
  return codeIn(page, readFileSync(path.join(root, page), 'utf8'));
}

/** Every page with code to copy; the reports in docs/api are written by a tool. */
export const pages: readonly string[] = [
  '*.md',
  'docs/*.md',
  'examples/*/README.md',
  'src/**/README.md',
  '{src,.storybook}/**/*.mdx',
].flatMap((pattern) => globSync(pattern, { cwd: root }));

/** Pieces of files that are compiled and run as they stand, and whole ones (taken-code.test.ts). */
export function isTaken({ page, file, language }: PageCode): boolean {
  if (!/^([jt]sx?|html)$/.test(language)) return false;
  if (page === 'docs/getting-started.md' || page === 'docs/react-hosts.md') return true;
  return file.startsWith('tests/adapter-kit/');
}

/** The code as a module beside its page. */
export interface CodeModule {
  readonly file: string;
  readonly code: string;
}

/** What a page leaves to its reader, such as the address of the API, is imported from around-code.ts. */
export function moduleOf({ page, place, language, code }: PageCode): CodeModule {
  const file = path.join(root, `${page}.${place}.${language}`);
  const around = path.join(import.meta.dirname, 'around-code.ts');
  const given = [
    ...readFileSync(around, 'utf8').matchAll(/^export (?:const|(type|interface)) (\w+)/gm),
  ];
  const used = given.flatMap(([, type, name = '']) =>
    isLeftOut(code, name) ? [type === undefined ? name : `type ${name}`] : [],
  );
  const from = path.relative(path.dirname(file), around);
  return { file, code: `import { ${used.join(', ')} } from './${from}';\n${code}` };
}

/** Whether a name is used, and neither imported nor declared. */
function isLeftOut(code: string, name: string): boolean {
  const declared = new RegExp(`^(import [^;]*|(export )?(const|function) )\\b${name}\\b`, 'm');
  return new RegExp(`\\b${name}\\b`).test(code) && !declared.test(code);
}
