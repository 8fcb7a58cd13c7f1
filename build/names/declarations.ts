import path from 'node:path';
import ts from 'typescript';

export interface Declared {
  readonly name: string;
  /** `undefined` if the declaration was returned before. */
  readonly text: string | undefined;
}

const options: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * Reads the declaration files of a folder. Each declaration is returned once, and calls others by the names that they are
 * declared with: the bundler's names differ from build to build.
 */
export class Declarations {
  readonly #folder: string;
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  readonly #names = new Map<ts.Symbol, string>();
  readonly #returned = new Set<ts.Symbol>();

  constructor(folder: string, files: readonly string[]) {
    this.#folder = folder;
    this.#program = ts.createProgram(files, options);
    this.#checker = this.#program.getTypeChecker();
  }

  /** Returns the exported names of a file, in alphabetical order. */
  exportsOf(file: string): readonly Declared[] {
    const source = this.#program.getSourceFile(file);
    const module = source && this.#checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} exports nothing.`);
    const exported = this.#checker
      .getExportsOfModule(module)
      .map((symbol) => ({ name: symbol.name, origin: this.#originOf(symbol) }))
      .sort(byName);
    for (const { name, origin } of exported) this.#nameOf(origin, name);
    return exported.map(({ name, origin }) => this.#declared(origin, name));
  }

  /** Returns what the declarations returned so far refer to, and no file exports. */
  unexported(): readonly Declared[] {
    const found: Declared[] = [];
    // Printing a declaration adds the names that it refers to, and the loop reaches them too.
    for (const [symbol, name] of this.#names) {
      if (!this.#returned.has(symbol)) found.push(this.#declared(symbol, name));
    }
    return found.sort(byName);
  }

  /** Returns what a file adds to other packages or to all modules, such as the elements to JSX. */
  augmentationsOf(file: string): readonly string[] {
    const statements = this.#program.getSourceFile(file)?.statements ?? [];
    return statements.filter(isAugmentation).map((one) => this.#textOf(one));
  }

  #declared(symbol: ts.Symbol, exportedAs: string): Declared {
    const known = this.#nameOf(symbol);
    const name = known === exportedAs ? known : `${exportedAs} = ${known}`;
    if (this.#returned.has(symbol)) return { name, text: undefined };
    this.#returned.add(symbol);
    const statements = new Set((symbol.declarations ?? []).map(statementOf));
    return { name, text: [...statements].map((one) => this.#textOf(one)).join('\n') };
  }

  /** Prints a statement without comments, and each of its members in one line. */
  #textOf(statement: ts.Node): string {
    const source = statement.getSourceFile();
    let text = '';
    let depth = 0;
    let end = statement.getStart(source);
    for (const token of tokensOf(statement, source)) {
      const written = this.#written(token, source);
      if (written === '}') depth -= 1;
      if (token.getStart(source) > end) text += separator(text, written, depth);
      if (written === '{') depth += 1;
      text += written;
      end = token.end;
    }
    return text;
  }

  #written(token: ts.Node, source: ts.SourceFile): string {
    if (ts.isIdentifier(token)) return this.#reference(token);
    if (ts.isStringLiteral(token) && isMessage(token)) return placeholdersOf(token.text);
    return token.getText(source);
  }

  #reference(token: ts.Identifier): string {
    const symbol = this.#checker.getSymbolAtLocation(token);
    const isKey = ts.isExportSpecifier(token.parent) && token.parent.name === token;
    if (symbol === undefined || isKey) return token.text;
    const origin = this.#originOf(symbol);
    if (origin.declarations?.some((one) => this.#isTopLevel(one))) return this.#nameOf(origin);
    const imported = symbol.declarations?.find(ts.isImportSpecifier);
    if (imported === undefined) return token.text;
    const { moduleSpecifier } = imported.parent.parent.parent;
    const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    return `${from}.${(imported.propertyName ?? imported.name).text}`;
  }

  /** Tells the declarations of the folder from those of other packages, and from members and type parameters. */
  #isTopLevel(declaration: ts.Declaration): boolean {
    const { fileName } = declaration.getSourceFile();
    if (path.relative(this.#folder, fileName).startsWith('..')) return false;
    const statement = statementOf(declaration);
    if (isAugmentation(statement)) return false;
    const named = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    return named === statement;
  }

  #originOf(symbol: ts.Symbol): ts.Symbol {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Returns the name of a declaration, with a number if another one has the same name. */
  #nameOf(symbol: ts.Symbol, wanted = symbol.name.replace(/\$\d+$/, '')): string {
    const known = this.#names.get(symbol);
    if (known !== undefined) return known;
    const taken = new Set(this.#names.values());
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}#${count}`;
    this.#names.set(symbol, name);
    return name;
  }
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name < other.name ? -1 : 1;
}

/** Yields the tokens of a node, without comments. */
function* tokensOf(node: ts.Node, source: ts.SourceFile): Generator<ts.Node> {
  if (ts.isJSDoc(node)) return;
  const children = node.getChildren(source);
  if (children.length === 0 && node.getWidth(source) > 0) yield node;
  for (const child of children) yield* tokensOf(child, source);
}

function separator(before: string, next: string, depth: number): string {
  const isEndOfLine =
    /(?:(?:^|[^(]){|;)$/.test(before) && (next === '}' ? depth === 0 : depth === 1);
  return isEndOfLine && !(before.endsWith('{') && next === '}') ? `\n${'  '.repeat(depth)}` : ' ';
}

/** Returns the statement of a file that a declaration is part of. */
function statementOf(declaration: ts.Node): ts.Node {
  let node = declaration;
  while (!ts.isSourceFile(node.parent)) node = node.parent;
  return node;
}

/** `declare global` or `declare module 'react'` */
function isAugmentation(statement: ts.Node): boolean {
  if (!ts.isModuleDeclaration(statement)) return false;
  return ts.isStringLiteral(statement.name) || statement.name.text === 'global';
}

/** The type of a Spanish message is its text. */
function isMessage(token: ts.StringLiteral): boolean {
  const statement = statementOf(token);
  return (
    ts.isVariableStatement(statement) &&
    statement.declarationList.declarations.some(
      ({ name }) => ts.isIdentifier(name) && name.text === 'spanish',
    )
  );
}

/** Rewording a message changes no name, but its placeholders are part of what a host translates. */
function placeholdersOf(text: string): string {
  const placeholders = text.match(/\{\w+\}/g) ?? [];
  return placeholders.length === 0 ? 'string' : `'${[...new Set(placeholders)].sort().join(' ')}'`;
}
