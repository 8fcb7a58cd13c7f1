import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { transform } from 'esbuild';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { widgetKinds } from '#embed/widgets/widget-kinds.ts';
import {
  type CodeModule,
  codeIn,
  isTaken,
  moduleOf,
  type PageCode,
  pageCode,
  pages,
} from './code-of-page.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Modules of hosts outside this repository. */
const hosts = {
  file: path.join(root, 'docs/hosts.d.ts'),
  code: `
    declare module '*/grados' { export function Grados(): null; }
    declare module '@vitejs/plugin-vue' {
      export default function vue(options: object): import('vite').Plugin;
    }
    declare module 'next/navigation' {
      export function usePathname(): string;
      export function useSearchParams(): URLSearchParams;
      export function useServerInsertedHTML(write: () => import('react').ReactNode): void;
    }
    declare module '*/routeTree.gen' {
      export const routeTree: import('@tanstack/react-router').AnyRoute;
    }
  `,
};

/** The compiler's messages about the modules, with their files. */
function compile(modules: readonly CodeModule[]): readonly string[] {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root, {
    noUnusedLocals: false,
  });
  const host = ts.createCompilerHost(options);
  const codes = new Map([...modules, hosts].map(({ file, code }) => [file, code]));
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => codes.has(file) || fileExists(file);
  host.getSourceFile = (file, target, ...rest) => {
    const code = codes.get(file);
    return code === undefined
      ? getSourceFile(file, target, ...rest)
      : ts.createSourceFile(file, code, target);
  };
  const program = ts.createProgram([...codes.keys()], options, host);
  return modules.flatMap(({ file }) => {
    const source = program.getSourceFile(file);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map(({ messageText }) => {
      return `${path.relative(root, file)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  });
}

const samples = pages.flatMap(pageCode);
const isTypeScript = ({ language }: PageCode) => /^tsx?$/.test(language);
/** Invalid blocks of an imaginary page. They show that the compiler does check the blocks, each alone. */
const wrong = codeIn(
  'docs/page.md',
  [
    "```tsx\nimport { StatusLookup } from 'birrete';\n\n<StatusLookup color />;\n```\n",
    '```tsx\n<StatusLookup />;\n```\n',
  ].join(''),
);

test('each block of code to copy compiles as a file', () => {
  const compiled = samples.filter((sample) => isTypeScript(sample) && !isTaken(sample));
  expect(compiled.length).toBeGreaterThan(30);
  expect(compile([...compiled, ...wrong].map(moduleOf))).toEqual([
    expect.stringMatching(/^docs\/page\.md\.1\.tsx: .*Property 'color' does not exist/),
    expect.stringMatching(/^docs\/page\.md\.2\.tsx: Cannot find name 'StatusLookup'/),
  ]);
});

/** Syntax checks for the other languages: a parser that throws, or returns its warnings. */
const faultsIn: Readonly<Record<string, (code: string) => unknown>> = {
  css: parsedAs('css'),
  html: faultsInMarkup,
  js: parsedAs('js'),
  json: faultsInJson,
  jsx: parsedAs('jsx'),
  sh: (input) => execFileSync('sh', ['-n'], { input, encoding: 'utf8' }),
  svelte: faultsInMarkup,
  twig: faultsInMarkup,
  vue: faultsInMarkup,
};
/** Server configuration and diagrams are not parsed. `npm run test:operations` follows the production guide. */
const foreign = ['ini', 'mermaid', 'nginx', 'php', 'sql', 'yaml'];

function parsedAs(loader: 'css' | 'js' | 'jsx') {
  return async (code: string) => (await transform(code, { loader })).warnings.join();
}

function faultsInJson(code: string): string {
  JSON.parse(code);
  return '';
}

/** Attributes that the elements don't have. @throws SyntaxError for invalid JSON in a script element */
function faultsInMarkup(code: string): string {
  for (const [, data = ''] of code.matchAll(/<script type="[^"]*(?:json|map)">(.*?)<\/script>/gs)) {
    JSON.parse(data);
  }
  const names = widgetKinds.flatMap(({ tag, attributes }) => {
    const written = [...code.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))];
    const used = written.flatMap(([, list = '']) => [...list.matchAll(/\s([a-z-]+)="/g)]);
    return used.flatMap(([, name = '']) => (attributes.includes(name) ? [] : [name]));
  });
  return names.join();
}

const others = samples.filter(
  (sample) => !isTypeScript(sample) && !foreign.includes(sample.language),
);

test.each(others)('the $language of $page, block $place, is valid', async (sample) => {
  expect(await faultsIn[sample.language]?.(sample.code)).toBe('');
});

test.each([
  ['css', 'a {{ color: red }'],
  ['html', '<graduation-status color="red"></graduation-status>'],
  ['jsx', '<Page>'],
])('detects invalid %s', async (language, code) => {
  const faults = async () => faultsIn[language]?.(code);
  expect(await faults().catch(() => 'unreadable')).not.toBe('');
});
