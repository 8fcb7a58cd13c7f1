import ts from 'typescript';
import type { PublicImport } from '../public-imports.ts';

/** A name that a host may import. */
export interface PublicName {
  readonly name: string;
  /** A class is both: it can be called upon and stand for a type. */
  readonly kind: 'value' | 'type' | 'value and type';
  /** What a host writes or reads: props, options, methods; '?' marks those that may be left out. */
  readonly members: readonly string[];
}

/** All names of one import, e.g. 'birrete/routing/hash'. */
interface PublicSurface {
  readonly specifier: string;
  readonly names: readonly PublicName[];
}

/** The keys of one room of words, which a host may replace. */
interface Room {
  readonly room: string;
  readonly keys: readonly string[];
}

/** What a host builds upon. */
export interface PublicApi {
  readonly surfaces: readonly PublicSurface[];
  readonly rooms: readonly Room[];
}

/**
 * Reads the names from the declarations that are shipped, as a host's compiler does.
 *
 * @throws when an import's declarations are missing: the package has to be built first.
 */
export function readPublicApi(imports: readonly PublicImport[]): PublicApi {
  const program = ts.createProgram({
    rootNames: imports.map(({ declarations }) => declarations),
    options: {
      strict: true,
      noEmit: true,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    },
  });
  const checker = program.getTypeChecker();
  const exportsOf = ({ specifier, declarations }: PublicImport) => {
    const file = program.getSourceFile(declarations);
    const module = file && checker.getSymbolAtLocation(file);
    if (module !== undefined) return checker.getExportsOfModule(module);
    throw new Error(`${specifier} has no declarations. Run "npm run build" first.`);
  };
  const symbols = imports.map((one) => ({ specifier: one.specifier, exported: exportsOf(one) }));
  const words = symbols
    .flatMap(({ exported }) => exported)
    .find(({ name }) => name === 'GraduationMessages');
  return {
    surfaces: symbols.map(({ specifier, exported }) => ({
      specifier,
      names: exported
        .map((symbol) => readName(checker, symbol))
        .toSorted((a, b) => compare(a.name, b.name)),
    })),
    rooms: words === undefined ? [] : readRooms(checker, words),
  };
}

function readRooms(checker: ts.TypeChecker, words: ts.Symbol): readonly Room[] {
  const rooms = checker.getPropertiesOfType(typeNamedBy(checker, words));
  return rooms
    .map((room) => {
      const table = checker.getNonNullableType(checker.getTypeOfSymbol(room));
      const keys = checker.getPropertiesOfType(table).map((key) => key.name);
      return { room: room.name, keys: keys.toSorted(compare) };
    })
    .toSorted((a, b) => compare(a.room, b.room));
}

function typeNamedBy(checker: ts.TypeChecker, exported: ts.Symbol): ts.Type {
  return checker.getDeclaredTypeOfSymbol(resolveAlias(checker, exported));
}

function resolveAlias(checker: ts.TypeChecker, exported: ts.Symbol): ts.Symbol {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
  return isAlias ? checker.getAliasedSymbol(exported) : exported;
}

function readName(checker: ts.TypeChecker, exported: ts.Symbol): PublicName {
  const symbol = resolveAlias(checker, exported);
  const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
  const isType = (symbol.flags & ts.SymbolFlags.Type) !== 0;
  return {
    name: exported.name,
    kind: isValue ? (isType ? 'value and type' : 'value') : 'type',
    members: isType ? membersOf(checker, typeNamedBy(checker, symbol)) : [],
  };
}

/** Members and literals that are declared by us: the methods of strings, arrays and errors are the language's. */
function membersOf(checker: ts.TypeChecker, type: ts.Type): readonly string[] {
  const members = (type.isUnion() ? type.types : [type]).flatMap((part) => {
    if (part.isStringLiteral()) return [`'${part.value}'`];
    if ((part.flags & ts.TypeFlags.StructuredType) === 0) return [];
    const properties = checker.getPropertiesOfType(part).filter(isOurs);
    return properties.map((property) => writeMember(checker, property));
  });
  return [...new Set(members)].toSorted(compare);
}

function isOurs(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some(
    (declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'),
  );
}

/** With its value where that tells one variant of a union from another, as the `type` of an event. */
function writeMember(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const type = checker.getTypeOfSymbol(symbol);
  if (type.isStringLiteral()) return `${symbol.name}: '${type.value}'`;
  return (symbol.flags & ts.SymbolFlags.Optional) === 0 ? symbol.name : `${symbol.name}?`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
