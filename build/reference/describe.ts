import ts from 'typescript';
import { isOurs, resolve, type Source } from './source.ts';

/** TSDoc of a declaration. */
export interface Doc {
  readonly text: string;
  readonly default: string | undefined;
  readonly examples: readonly string[];
  readonly throws: readonly string[];
  readonly returns: string | undefined;
  readonly params: ReadonlyMap<string, string>;
}

/** A prop, a member of a type or a parameter. */
export interface Member {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly doc: Doc;
}

export interface Call {
  /** E.g. 'checkTheme(theme: Theme): ThemeCheck'. */
  readonly signature: string;
  readonly parameters: readonly Member[];
}

export function docOf(symbol: ts.Symbol, { checker }: Source): Doc {
  const tags = symbol.getJsDocTags(checker);
  const tagTexts = (name: string) =>
    tags
      .filter((tag) => tag.name === name)
      .map((tag) => plain(ts.displayPartsToString(tag.text), name === 'example'));
  const params = tags
    .filter(({ name }) => name === 'param')
    .map(({ text = [] }): [string, string] => {
      const name = text.find(({ kind }) => kind === 'parameterName')?.text ?? '';
      const rest = text.filter(({ kind }) => kind !== 'parameterName');
      return [name, plain(ts.displayPartsToString(rest))];
    });
  return {
    text: paragraphs(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
    default: tagTexts('default')[0],
    examples: tagTexts('example'),
    throws: tagTexts('throws'),
    returns: tagTexts('returns')[0],
    params: new Map(params),
  };
}

function plain(text: string, isCode = false): string {
  return isCode ? text.trim() : text.replaceAll(/\s*\n\s*/g, ' ').trim();
}

/** Joins the lines of each paragraph and of each item of a list. */
function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n|\n(?=- )/)
    .map((part) => plain(part))
    .join('\n\n')
    .replaceAll(/\n\n(- .*)(?=\n\n- |$)/g, '\n$1')
    .replace(/:\n- /, ':\n\n- ');
}

/** The members of a type that this repository declares, in the order of the source. */
export function membersOf(type: ts.Type, source: Source): readonly Member[] {
  const properties = source.checker.getPropertiesOfType(type).filter(isOurs);
  return properties.map((symbol) => memberOf(symbol, source));
}

/** The props of a component, flattened. */
export function propsOfComponent(symbol: ts.Symbol, source: Source): readonly Member[] {
  const { checker } = source;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [props] = signature?.getParameters() ?? [];
  return props === undefined ? [] : membersOf(checker.getTypeOfSymbol(props), source);
}

function memberOf(symbol: ts.Symbol, source: Source): Member {
  return {
    name: symbol.name,
    type: typeTextOf(symbol, source.checker),
    isOptional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
    doc: docOf(symbol, source),
  };
}

/** The type as the source writes it, without `undefined` of an optional member. */
function typeTextOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (declaration === undefined) return '';
  if (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration)) {
    const parameters = declaration.parameters.map((parameter) => plain(parameter.getText()));
    return `(${parameters.join(', ')}) => ${plain(declaration.type?.getText() ?? 'void')}`;
  }
  const node =
    ts.isPropertySignature(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isParameter(declaration)
      ? declaration.type
      : undefined;
  const written =
    node === undefined
      ? checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, declaration))
      : plain(node.getText());
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const required = (isOptional ? written.replace(/ \| undefined$/, '') : written).replace(
    /^\| /,
    '',
  );
  return /^\(\(.*\)$/.test(required) ? required.slice(1, -1) : required;
}

/** The first signature of a function; undefined for another value. */
export function describedCall(name: string, symbol: ts.Symbol, source: Source): Call | undefined {
  const { checker } = source;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (signature === undefined) return undefined;
  const { params } = docOf(symbol, source);
  const parameters = signature.getParameters().map((parameter): Member => {
    const member = memberOf(parameter, source);
    const declaration = parameter.valueDeclaration;
    const isParameter = declaration !== undefined && ts.isParameter(declaration);
    const isOptional =
      isParameter && (declaration.initializer ?? declaration.questionToken) !== undefined;
    const text = params.get(parameter.name) ?? member.doc.text;
    const unnamed = parameter.name.startsWith('__') || parameter.name.startsWith('_');
    const prefix = isParameter && declaration.dotDotDotToken !== undefined ? '...' : '';
    const shown = unnamed ? nameOfPattern(member.type) : parameter.name;
    return { ...member, name: prefix + shown, isOptional, doc: { ...member.doc, text } };
  });
  const list = parameters.map(({ name: each, isOptional, type }) =>
    isOptional ? `${each}?: ${type}` : `${each}: ${type}`,
  );
  const result = returnTextOf(signature, checker);
  return { signature: `${name}(${list.join(', ')}): ${result}`, parameters };
}

/** A destructured parameter has no name: 'options' or the type's name. */
function nameOfPattern(type: string): string {
  return type.endsWith('Options') ? 'options' : 'settings';
}

function returnTextOf(signature: ts.Signature, checker: ts.TypeChecker): string {
  const written = signature.getDeclaration()?.type;
  if (written !== undefined) return plain(written.getText());
  const inferred = checker.typeToString(signature.getReturnType());
  return inferred.length > 100 ? `${inferred.slice(0, inferred.indexOf('<'))}<…>` : inferred;
}

/** The functions that an exported object holds under their own names, such as those of `faults`. */
export function functionsOf(symbol: ts.Symbol, { checker }: Source): readonly ts.Symbol[] {
  return checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)).flatMap((property) => {
    const declaration = property.valueDeclaration;
    if (declaration === undefined || !ts.isShorthandPropertyAssignment(declaration)) return [];
    const value = checker.getShorthandAssignmentValueSymbol(declaration);
    return value === undefined ? [] : [resolve(value, checker)];
  });
}

/** The types of this repository that a declaration names. */
export function typesNamedBy(symbol: ts.Symbol, { checker }: Source): readonly ts.Symbol[] {
  const found = new Set<ts.Symbol>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) {
      const named = checker.getSymbolAtLocation(node.typeName);
      if (named !== undefined) found.add(resolve(named, checker));
    }
    // Bodies and constructors are no part of a type. The members of a base are visited below.
    if (ts.isBlock(node) || ts.isHeritageClause(node) || ts.isConstructorDeclaration(node)) return;
    ts.forEachChild(node, visit);
  };
  const isType = ({ flags }: ts.Symbol) =>
    (flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0;
  const isInterface = (symbol.flags & ts.SymbolFlags.Interface) !== 0;
  const declared = isInterface ? checker.getDeclaredTypeOfSymbol(symbol) : undefined;
  const inherited = declared === undefined ? [] : checker.getPropertiesOfType(declared);
  for (const each of [symbol, ...inherited.filter(isOurs)]) {
    for (const declaration of each.declarations ?? []) visit(declaration);
  }
  return [...found].filter((each) => each !== symbol && isType(each) && isOurs(each));
}
