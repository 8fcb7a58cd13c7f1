import {
  type AttributeName,
  type AttributeType,
  attributeTypes,
} from '../attributes/attribute-table.ts';
import type { Surface } from '../surface/surface.ts';

/** The members of a surface that read the element's settings. */
export type Source = Pick<Surface, 'attribute' | 'property' | 'developer'>;

type ValueOf<Type extends AttributeType> = Type extends readonly (infer Choice)[]
  ? Choice
  : Type extends 'list'
    ? readonly string[]
    : Type extends 'flag'
      ? true
      : string;

/**
 * Reads an attribute as the type that the table of attributes gives it. A wrong value is ignored with a warning.
 *
 * @returns undefined if the attribute is missing, blank or wrong
 */
export function readAttribute<Name extends AttributeName>(
  source: Source,
  name: Name,
): ValueOf<(typeof attributeTypes)[Name]> | undefined;
export function readAttribute(source: Source, name: AttributeName): unknown {
  const type: AttributeType = attributeTypes[name];
  switch (type) {
    case 'text':
      return readText(source, name);
    case 'link':
      return readLink(source, name);
    case 'list':
      return readList(source, name);
    case 'flag':
      return source.attribute(name) === undefined ? undefined : true;
    default:
      return readChoice(source, name, type);
  }
}

function readText(source: Source, name: AttributeName): string | undefined {
  const text = source.attribute(name)?.trim();
  return text === '' ? undefined : text;
}

/** The target of a link: any http(s) address or path, never a script. */
function readLink(source: Source, name: AttributeName): string | undefined {
  const text = readText(source, name);
  if (text === undefined || webAddress(text) !== undefined) return text;
  source.developer.warn('B043', `${name}="${text}" is no address of the web; it is left out.`);
  return undefined;
}

/** A comma-separated list: 'V, E, P'. */
function readList(source: Source, name: AttributeName): readonly string[] | undefined {
  const entries = source
    .attribute(name)
    ?.split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return entries?.length === 0 ? undefined : entries;
}

/**
 * One of several values; another value is ignored with a warning. The element itself reads only choices, so that its
 * script stays small.
 */
export function readChoice<Choice extends string>(
  source: Source,
  name: AttributeName,
  choices: readonly Choice[],
): Choice | undefined {
  const text = readText(source, name);
  if (text === undefined) return undefined;
  const choice = choices.find((known) => known === text);
  if (choice !== undefined) return choice;
  source.developer.warn(
    'B043',
    `${name}="${text}" is not one of ${choices.join(', ')}; it is left out.`,
  );
  return undefined;
}

/** The title's heading level, 1 to 4: the widget has headings two levels below it. */
export function readHeadingLevel(source: Source): 1 | 2 | 3 | 4 | undefined {
  const level = readAttribute(source, 'heading-level');
  return level === undefined ? undefined : (Number(level) as 1 | 2 | 3 | 4);
}

/** The query parameter that holds a code; `none` reads no code from the page's address. */
export function readCodeParameter(source: Source): string | false | undefined {
  const name = readAttribute(source, 'code-parameter');
  return name === 'none' ? false : name;
}

/** The URL, resolved as the page's links are; undefined if it is invalid or not http(s). */
export function webAddress(text: string, base = pageAddress()): URL | undefined {
  try {
    const address = new URL(text, base);
    return /^https?:$/.test(address.protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The URL of an API. A path is of the page's site, whatever its `<base>`, which old sites point to another scheme or domain.
 * The document of an inline frame has no address.
 */
export function apiAddress(text: string): URL | undefined {
  const { href } = globalThis.location ?? {};
  return webAddress(text, href?.startsWith('http') ? href : pageAddress());
}

/** A first screen is printed without a page. */
function pageAddress(): string {
  return typeof document === 'undefined' ? 'https://localhost' : document.baseURI;
}

/** A property of one type; another type is ignored with a warning. */
export function readProperty<Value>(
  source: Source,
  name: string,
  type: 'function' | 'object' | 'list',
): Value | undefined {
  const value = source.property(name);
  if (value === undefined || value === null) return undefined;
  if (type === 'list' ? Array.isArray(value) : typeof value === type) return value as Value;
  source.developer.warn('B044', `the property ${name} is no ${type}; it is left out.`);
  return undefined;
}
