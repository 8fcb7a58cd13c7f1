import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../../..');

type PassageKind = 'docs' | 'docstring' | 'comment' | 'test title' | 'name';

/** A piece of English in the repository. */
export interface Passage {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly kind: PassageKind;
  /** Prose without code; a declared name or a file name is split at its capitals. */
  readonly text: string;
}

/** Source files in English. Messages and demonstration data are in the languages of the user interface. */
export const sources: readonly string[] = [
  '*.{ts,mjs}',
  '{src,tests,bench,build,.storybook}/**/*.{ts,tsx,mjs}',
  'examples/*/*.ts',
  'examples/*/{src,server}/**/*.{ts,tsx}',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: isForeign }))
  .filter((file) => !/(^|\/)(fixtures|vendor)\//.test(file));

/**
 * Pages in English. The guides (guia-*.md, instalar.md) are in Spanish, the pages in docs/reference are generated from sources,
 * and the glossary names the avoided terms.
 */
export const pages: readonly string[] = [
  '*.md',
  '{docs,.github,.changeset}/**/*.md',
  'examples/*/*.md',
  '{src,tests,bench}/**/*.md',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: isForeign }))
  .filter((page) => !/^docs\/(reference\/|guia-|instalar|glossary)/.test(page));

function isForeign(name: string): boolean {
  return name === 'node_modules' || name === 'dist';
}

/** Reads the English of a page or a source file. */
export function readPassages(file: string): readonly Passage[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return file.endsWith('.md') ? passagesOfPage(file, text) : passagesOfSource(file, text);
}

/** Paragraphs of a page, without code blocks and code spans. */
export function passagesOfPage(file: string, page: string): readonly Passage[] {
  const blank = (code: string) => code.replaceAll(/[^\n]/g, '');
  const prose = page.replaceAll(/^ *```[\s\S]*?^ *```$/gm, blank);
  return [...prose.matchAll(/(?:^(?!\s*$).*\n?)+/gm)].map(({ 0: text, index }) => ({
    file,
    line: prose.slice(0, index).split('\n').length,
    kind: 'docs',
    text: withoutCode(text),
  }));
}

/** Comments, test titles and declared names of a source file, and its file name. */
export function passagesOfSource(file: string, source: string): readonly Passage[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Passage[] = [nameOfFile(file)];
  const literals: (readonly [start: number, end: number])[] = [];
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  const read = (node: ts.Node): void => {
    if (isLiteral(node)) literals.push([node.getStart(tree), node.end]);
    const at = { file, line: lineAt(node.getStart(tree)) };
    if (ts.isIdentifier(node) && isDeclared(node)) {
      found.push({ ...at, kind: 'name', text: spacedName(node.text) });
    } else if (isTestTitle(node)) {
      found.push({ ...at, kind: 'test title', text: node.text });
    }
    ts.forEachChild(node, read);
  };
  read(tree);
  const comments = commentsBetween(source, literals).map(({ start, text }) => ({
    file,
    line: lineAt(start),
    kind: text.startsWith('/**') ? ('docstring' as const) : ('comment' as const),
    text: proseOf(text),
  }));
  return [...found, ...comments];
}

function nameOfFile(file: string): Passage {
  return {
    file,
    line: 1,
    kind: 'name',
    text: spacedName(path.basename(file).replace(/\..*$/, '')),
  };
}

/** `issuedCount` is "issued count". */
function spacedName(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .toLowerCase();
}

/** Consecutive `//` lines are one comment. */
function commentsBetween(source: string, literals: readonly (readonly [number, number])[]) {
  const pieces: string[] = [];
  let position = 0;
  for (const [start, end] of literals) {
    pieces.push(source.slice(position, start), 'x'.repeat(end - start));
    position = end;
  }
  const code = pieces.join('') + source.slice(position);
  return [...code.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*/g)].map(
    ({ 0: text, index }) => ({
      start: index,
      text,
    }),
  );
}

/** The text of a comment without its frame and without code. */
function proseOf(comment: string): string {
  return withoutCode(
    comment
      .replaceAll(/^[ \t]*(?:\/\*\*?|\*(?!\/)|\/\/)[ \t]?|\*\/|(?<=^)\/\*\*?/gm, '')
      .replaceAll(
        /^@(?:ts-\w+|vitest-\w+|module-tag|jsxImportSource).*$|biome-ignore [^:]*:/gm,
        '',
      ),
  );
}

/** Code spans, quoted texts of the product, addresses and link targets are not prose. */
function withoutCode(text: string): string {
  return text
    .replaceAll(/```[\s\S]*?```|`[^`]*`/g, '`…`')
    .replaceAll(/\]\([^)]*\)|https?:\S+|\{@link [^}]*\}/g, ']')
    .replaceAll(/(?<=^|[\s(])'[^'\n]*'(?=$|[\s).,:;])/gm, "'…'")
    .trim();
}

function isLiteral(node: ts.Node): boolean {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isJsxText(node)
  );
}

function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) return false;
  // Without a renaming, the name is the property's.
  if (ts.isBindingElement(parent)) return parent.name === node && parent.propertyName !== undefined;
  const isDeclaration =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isFunctionLike(parent) ||
    ts.isNamedTupleMember(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isTypeParameterDeclaration(parent) ||
    ts.isClassDeclaration(parent);
  return isDeclaration && parent.name === node;
}

/** The first argument of `test`, `describe`, `siteTest` and the like. */
function isTestTitle(node: ts.Node): node is ts.StringLiteralLike {
  if (!ts.isStringLiteralLike(node) || !ts.isCallExpression(node.parent)) return false;
  const { expression, arguments: values } = node.parent;
  if (values[0] !== node) return false;
  let callee: ts.Expression = expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) {
    callee = callee.expression;
  }
  return ts.isIdentifier(callee) && /^(?:it|test|describe|\w+Test)$/.test(callee.text);
}
