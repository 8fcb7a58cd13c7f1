import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Code to copy of a page: it is written into the page's folder, so that it can import the public names and its
 * neighbours.
 */
interface Sample {
  readonly file: string;
  readonly code: string;
}

function samplesIn(page: string, text: string): readonly Sample[] {
  const blocks = [...text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)];
  return blocks.map(([, language = '', code = ''], index) => ({
    file: path.join(root, `${page}.${index + 1}.${language}`),
    code,
  }));
}

/** What the compiler has against the samples, by file and in its words. */
function compile(samples: readonly Sample[]): readonly string[] {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root, {
    noUnusedLocals: false,
  });
  const host = ts.createCompilerHost(options);
  const codes = new Map(samples.map(({ file, code }) => [file, code]));
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => codes.has(file) || fileExists(file);
  host.getSourceFile = (file, target, ...rest) => {
    const code = codes.get(file);
    return code === undefined
      ? getSourceFile(file, target, ...rest)
      : ts.createSourceFile(file, code, target);
  };
  const program = ts.createProgram([...codes.keys()], options, host);
  return samples.flatMap(({ file }) => {
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

const pages = globSync('{src,.storybook}/**/*.mdx', { cwd: root });
const samples = pages.flatMap((page) =>
  samplesIn(page, readFileSync(path.join(root, page), 'utf8')),
);
/** One of a page that there isn't, so that a compiler that looks at nothing is noticed. */
const wrong = samplesIn(
  'src/page.mdx',
  "```tsx\nimport { StatusLookup } from 'birrete/status-lookup';\n\n<StatusLookup color />;\n```\n",
);

test('the code to copy of every docs page compiles', () => {
  expect(samples).not.toHaveLength(0);
  expect(compile([...samples, ...wrong])).toEqual([
    expect.stringMatching(/^src\/page\.mdx\.1\.tsx: .*Property 'color' does not exist/),
  ]);
});
