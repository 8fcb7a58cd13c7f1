import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const root = path.resolve(import.meta.dirname, '../..');

/** A name that an entry exports, resolved to its declaration. */
export interface PublicName {
  readonly name: string;
  readonly symbol: ts.Symbol;
  /** E.g. 'birrete/graduation-wizard'. */
  readonly imports: readonly string[];
  readonly isValue: boolean;
}

/** The compiled sources behind `exports` of package.json. */
export interface Source {
  readonly checker: ts.TypeChecker;
  /** E.g. 'birrete/graduation-wizard', with the names that it exports. */
  readonly entries: ReadonlyMap<string, readonly string[]>;
  readonly names: ReadonlyMap<string, PublicName>;
}

interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, unknown>>>>;
}

/** The specifier of each entry that is a module, with its source file. */
function readEntries(): ReadonlyMap<string, string> {
  const text = readFileSync(path.join(root, 'package.json'), 'utf8');
  const { exports }: Manifest = JSON.parse(text);
  return new Map(
    Object.entries(exports).flatMap(([key, target]) =>
      typeof target === 'string'
        ? []
        : [[path.posix.join('birrete', key), path.join(root, String(target['birrete-source']))]],
    ),
  );
}

/** Compiles the sources of all entries. */
export function readSource(): Source {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = readEntries();
  const program = ts.createProgram([...files.values()], options);
  const checker = program.getTypeChecker();
  const names = new Map<string, PublicName>();
  const entries = new Map<string, readonly string[]>();
  for (const [specifier, file] of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module === undefined ? [] : checker.getExportsOfModule(module);
    entries.set(specifier, exported.map(({ name }) => name).sort());
    for (const alias of exported) {
      const symbol = resolve(alias, checker);
      const known = names.get(alias.name);
      names.set(alias.name, {
        name: alias.name,
        symbol: known?.symbol ?? symbol,
        imports: [...(known?.imports ?? []), specifier],
        isValue: (symbol.flags & ts.SymbolFlags.Value) !== 0,
      });
    }
  }
  return { checker, entries, names };
}

/** Follows imports and re-exports to the declaration. */
export function resolve(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}

/** True if this repository declares it, and not a library. */
export function isOurs(symbol: ts.Symbol): boolean {
  const declarations = symbol.declarations ?? [];
  return declarations.some((declaration) => {
    const file = declaration.getSourceFile().fileName;
    return file.startsWith(path.join(root, 'src')) && !file.includes('node_modules');
  });
}
