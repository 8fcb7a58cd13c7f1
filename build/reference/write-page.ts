import path from 'node:path';
import ts from 'typescript';
import {
  type Call,
  describedCall,
  docOf,
  functionsOf,
  membersOf,
  propsOfComponent,
  typesNamedBy,
} from './describe.ts';
import { elementSections, eventSection } from './element-sections.ts';
import { anchorOf, block, code, memberTable } from './markdown.ts';
import type { Page } from './place-names.ts';
import { shownCode } from './shown-code.ts';
import { type PublicName, root, type Source } from './source.ts';

/** Everything that a page needs of the others. */
export interface Reference {
  readonly source: Source;
  readonly pages: readonly Page[];
}

export const notice =
  '<!-- Written by `npm run reference` from the TSDoc of src and build/reference/page-texts.ts. -->';

/** The Markdown of a page. */
export function writePage(page: Page, reference: Reference): string {
  const { text, names } = page;
  const [main] = names;
  const lines = [
    notice,
    '',
    `# ${titleOf(page)}`,
    '',
    ...(text.entry === undefined && text.group !== 'Elements' && main
      ? introOf(main, reference)
      : []),
    ...(text.summary === undefined ? [] : [text.summary, '']),
    ...pictureOf(page),
    ...(text.text === undefined ? [] : [text.text, '']),
    ...exampleOf(page),
    ...(text.group === 'Elements' && text.element !== undefined
      ? elementSections(text.element, reference.source)
      : namesOf(page, reference)),
    ...(text.element !== undefined && text.group === 'Widgets' ? eventSection(text.element) : []),
    ...(text.errors === undefined ? [] : ['## Errors', '', text.errors, '']),
    ...typesOf(page, reference),
    ...seeAlso(page, reference),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

export function titleOf({ text, names }: Page): string {
  return text.title === undefined
    ? (names[0]?.name ?? text.page)
    : code(text.title).replaceAll('`', '`');
}

/** Purpose and import. */
function introOf(name: PublicName, { source }: Reference): readonly string[] {
  const imports = name.imports.map((specifier) => `\`${specifier}\``).join(', ');
  return [docOf(name.symbol, source).text, '', `Import it from ${imports}.`, ''];
}

function pictureOf({ text }: Page): readonly string[] {
  if (text.picture === undefined) return [];
  const [file, alternative] = text.picture;
  return [`![${alternative}](../pictures/${file})`, ''];
}

/** A complete file, unchanged. */
function exampleOf({ text }: Page): readonly string[] {
  if (text.example === undefined) return [];
  const file = shownCode(path.join(root, text.example));
  const language = path.extname(text.example).slice(1);
  return ['## Example', '', `The complete file \`${text.example}\`:`, '', ...block(language, file)];
}

function namesOf(page: Page, reference: Reference): readonly string[] {
  const isWhole = page.text.entry !== undefined;
  return page.names.flatMap((name, index) => {
    const heading = isWhole || index > 0 ? [`## ${name.name}`, ''] : [];
    const intro = heading.length === 0 ? [] : [docOf(name.symbol, reference.source).text, ''];
    const imports =
      isWhole || index === 0
        ? []
        : [`Import it from ${name.imports.map((each) => `\`${each}\``).join(', ')}.`, ''];
    return [...heading, ...intro, ...imports, ...contentOf(name, reference, heading.length > 0)];
  });
}

/** Props of a component, signature of a function, members of a type. */
function contentOf(
  { name, symbol, isValue }: PublicName,
  { source }: Reference,
  isSection: boolean,
): readonly string[] {
  const heading = (title: string) => [`${isSection ? '###' : '##'} ${title}`, ''];
  if (!isValue || (symbol.flags & ts.SymbolFlags.Class) !== 0) {
    return [...heading('Members'), ...membersTable(symbol, source)];
  }
  const call = describedCall(name, symbol, source);
  if (call === undefined) return functionSections(name, symbol, source);
  if (/^[A-Z]/.test(name)) return propsOf(symbol, source);
  return [...heading('Signature'), ...signatureOf(call, symbol, source)];
}

/** The functions of an object, one section each. */
function functionSections(name: string, symbol: ts.Symbol, source: Source): readonly string[] {
  return functionsOf(symbol, source).flatMap((each) => {
    const call = describedCall(`${name}.${each.name}`, each, source);
    if (call === undefined) return [];
    const { text } = docOf(each, source);
    return [`### ${name}.${each.name}`, '', text, '', ...signatureOf(call, each, source)];
  });
}

function membersTable(symbol: ts.Symbol, source: Source): readonly string[] {
  return memberTable('member', membersOf(source.checker.getDeclaredTypeOfSymbol(symbol), source));
}

/** Callbacks are the component's events. */
function propsOf(symbol: ts.Symbol, source: Source): readonly string[] {
  const props = propsOfComponent(symbol, source);
  const events = props.filter(({ name }) => /^on[A-Z]/.test(name));
  const others = props.filter((prop) => !events.includes(prop));
  const type = source.names.has(`${symbol.name}Props`)
    ? [`Their type is \`${symbol.name}Props\`.`, '']
    : [];
  return [
    '## Props',
    '',
    ...type,
    ...memberTable('prop', others),
    ...(events.length === 0 ? [] : ['## Callbacks', '', ...memberTable('prop', events)]),
  ];
}

function signatureOf(call: Call, symbol: ts.Symbol, source: Source): readonly string[] {
  const { returns, throws, examples } = docOf(symbol, source);
  return [
    ...block('ts', call.signature),
    ...memberTable(
      'parameter',
      call.parameters.filter(({ doc }) => doc.text !== ''),
    ),
    ...(returns === undefined ? [] : [`Returns ${returns.replace(/\.?$/, '.')}`, '']),
    ...throws.flatMap((text) => [`Throws ${text.replace(/\.?$/, '.')}`, '']),
    ...examples.flatMap((text) => block(/<\w/.test(text) ? 'tsx' : 'ts', text)),
  ];
}

function typesOf({ types, text }: Page, { source }: Reference): readonly string[] {
  const others = types.filter(({ name }) => name !== `${text.names[0]}Props`);
  if (others.length === 0 || text.group === 'Elements') return [];
  const sorted = others.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return ['## Types', '', ...sorted.flatMap((type) => typeSection(type, source))];
}

function typeSection(symbol: ts.Symbol, source: Source): readonly string[] {
  const { text } = docOf(symbol, source);
  const lines = [`### ${symbol.name}`, '', ...(text === '' ? [] : [text, ''])];
  if ((symbol.flags & ts.SymbolFlags.Interface) !== 0) {
    return [...lines, ...membersTable(symbol, source)];
  }
  const [declaration] = symbol.declarations ?? [];
  const written = declaration?.getText().replace(/^export /, '') ?? '';
  return [...lines, ...block('ts', namesOfArray(declaration, source) ?? written)];
}

/** A type `(typeof names)[number]`, written out, because the page does not show the array. */
function namesOfArray(
  declaration: ts.Declaration | undefined,
  { checker }: Source,
): string | undefined {
  if (declaration === undefined || !ts.isTypeAliasDeclaration(declaration)) return undefined;
  const { name, type } = declaration;
  if (!ts.isIndexedAccessTypeNode(type)) return undefined;
  const list = checker.getTypeFromTypeNode(type.objectType);
  if (!checker.isTupleType(list)) return undefined;
  const choices = checker.getTypeArguments(list as ts.TypeReference).map((each) => {
    const text = checker.typeToString(each).replaceAll('"', "'");
    return `\n  | ${text}`;
  });
  return `type ${name.text} =${choices.join('')};`;
}

/** Types on other pages, and the guides. */
function seeAlso(page: Page, { source, pages }: Reference): readonly string[] {
  const own = new Set([...page.types, ...page.names.map(({ symbol }) => symbol)]);
  const named = new Set([...own].flatMap((symbol) => typesNamedBy(symbol, source)));
  const elsewhere = [...named].flatMap((symbol) => {
    if (own.has(symbol)) return [];
    const other = pages.find(({ types, names }) =>
      [...types, ...names.map((each) => each.symbol)].includes(symbol),
    );
    if (other === undefined || other.text.group === 'Elements') return [];
    return [`[\`${symbol.name}\`](${other.text.page}.md${placeOn(other, symbol)})`];
  });
  const partner = partnerOf(page, pages);
  const guides = [
    ...(partner === undefined ? [] : [`[${titleOf(partner)}](${partner.text.page}.md)`]),
    ...(page.text.next ?? []).map((file) => `[${file.replace('.md', '')}](../${file})`),
  ];
  return [
    ...(elsewhere.length === 0
      ? []
      : [`Types on other pages: ${elsewhere.sort().join(', ')}.`, '']),
    ...(guides.length === 0 ? [] : [`See also: ${guides.join(', ')}.`]),
  ];
}

/** The anchor of a type on its page: the page itself, its table of props, or a section. */
function placeOn({ names: [main], text }: Page, type: ts.Symbol): string {
  if (main?.symbol === type && text.entry === undefined) return '';
  return `#${type.name === `${main?.name}Props` ? 'props' : anchorOf(type.name)}`;
}

/** The element of a widget, or the widget of an element. */
function partnerOf({ text }: Page, pages: readonly Page[]): Page | undefined {
  if (text.element === undefined) return undefined;
  return pages.find(
    (other) => other.text.element === text.element && other.text.group !== text.group,
  );
}
