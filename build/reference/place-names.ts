import type ts from 'typescript';
import { docOf, functionsOf, membersOf, typesNamedBy } from './describe.ts';
import type { PageText } from './page-texts.ts';
import type { PublicName, Source } from './source.ts';

/** A page with the names and types that it describes. */
export interface Page {
  readonly text: PageText;
  readonly names: readonly PublicName[];
  readonly types: readonly ts.Symbol[];
}

/** Types whose members the contract or a table of the reference describes. */
const isDescribedElsewhere =
  /(Answer|Input|Edit|Update|Row|Fields|Attributes)$|^(GraduationMessages|CompleteMessages|PortalUser)$/;

/**
 * Assigns every exported name to one page, and every type to the first page that names it.
 *
 * @throws Error with all names that no page describes, that do not exist or that have no documentation
 */
export function placeNames(texts: readonly PageText[], source: Source): readonly Page[] {
  const problems: string[] = [];
  const byName = new Map(texts.flatMap(({ page, names }) => names.map((name) => [name, page])));
  const placed = new Set([...byName.keys()].map((name) => source.names.get(name)?.symbol));
  const pages = texts.map((text): Page => {
    const listed = text.names.map((name) => source.names.get(name) ?? name);
    const unknown = listed.filter((each) => typeof each === 'string');
    problems.push(...unknown.map((name) => `${text.page}: birrete exports no ${name}`));
    const entry = text.entry === undefined ? [] : (source.entries.get(text.entry) ?? []);
    const rest = entry.flatMap((name) => {
      const found = source.names.get(name);
      return found?.isValue && !byName.has(name) ? [found] : [];
    });
    const names = [...listed.filter((each) => typeof each !== 'string'), ...rest];
    for (const { symbol } of names) placed.add(symbol);
    const own = names.flatMap(({ symbol }) => closureOf(symbol, source, placed));
    const loose = looseTypes([...(text.types ?? []), ...entry], source, placed);
    return { text, names, types: [...own, ...loose] };
  });
  const found = new Set(
    pages.flatMap(({ names, types }) => [...names.map((n) => n.symbol), ...types]),
  );
  for (const { name, symbol } of source.names.values()) {
    if (!found.has(symbol)) problems.push(`${name} is on no page of build/reference/page-texts.ts`);
  }
  problems.push(...[...found].flatMap((symbol) => withoutDoc(symbol, source)));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return pages;
}

/** The types that a declaration needs and no earlier page has. */
function closureOf(start: ts.Symbol, source: Source, placed: Set<ts.Symbol | undefined>) {
  const found: ts.Symbol[] = [];
  const queue = [start, ...functionsOf(start, source)];
  for (const symbol of queue) {
    for (const type of typesNamedBy(symbol, source)) {
      if (placed.has(type)) continue;
      placed.add(type);
      found.push(type);
      queue.push(type);
    }
  }
  return found;
}

/** Exported types of an import that no function of it names. */
function looseTypes(
  entry: readonly string[],
  source: Source,
  placed: Set<ts.Symbol | undefined>,
): readonly ts.Symbol[] {
  return entry.flatMap((name) => {
    const found = source.names.get(name);
    if (found === undefined || found.isValue || placed.has(found.symbol)) return [];
    placed.add(found.symbol);
    return [found.symbol, ...closureOf(found.symbol, source, placed)];
  });
}

/** Exported names without TSDoc, and members without it. */
function withoutDoc(symbol: ts.Symbol, source: Source): readonly string[] {
  const exported = source.names.get(symbol.name)?.symbol === symbol;
  const missing = exported && docOf(symbol, source).text === '' ? [symbol.name] : [];
  const type = source.checker.getDeclaredTypeOfSymbol(symbol);
  // The members of a type that is not exported are checked where the type is a base of an exported one.
  const isShown = exported && !isDescribedElsewhere.test(symbol.name);
  const members = isShown && !type.isUnion() ? membersOf(type, source) : [];
  const undocumented = members.filter(({ doc }) => doc.text === '');
  return [...missing, ...undocumented.map(({ name }) => `${symbol.name}.${name}`)].map(
    (name) => `${name} has no TSDoc`,
  );
}
