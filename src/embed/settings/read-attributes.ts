import type { Surface } from '../element/surface.ts';

/** The members of a surface that read the element's settings. */
export type Source = Pick<Surface, 'attribute' | 'property' | 'developer'>;

/** One of several values; another value is ignored with a warning. */
export function readChoice<Choice extends string>(
  source: Source,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = source.attribute(name)?.trim();
  if (text === undefined || text === '') return undefined;
  const choice = choices.find((known) => known === text);
  if (choice === undefined) {
    source.developer.warn(`${name}="${text}" is not one of ${choices.join(', ')}; it is left out.`);
  }
  return choice;
}

/** A text that is not blank. */
export function readText(source: Source, name: string): string | undefined {
  const text = source.attribute(name)?.trim();
  return text === '' ? undefined : text;
}

/** A comma-separated list: 'V, E, P'. */
export function readList(source: Source, name: string): readonly string[] | undefined {
  const entries = source
    .attribute(name)
    ?.split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return entries?.length === 0 ? undefined : entries;
}

/** The target of a link: any http(s) address or path, never a script. */
export function readLink(source: Source, name: string): string | undefined {
  const text = readText(source, name);
  if (text === undefined || webAddress(text) !== undefined) return text;
  source.developer.warn(`${name}="${text}" is no address of the web; it is left out.`);
  return undefined;
}

/** A heading's rank, 1 to 4: the widget has headings two ranks below its title. */
export function readHeadingLevel(source: Source): 1 | 2 | 3 | 4 | undefined {
  const rank = readChoice(source, 'heading-level', ['1', '2', '3', '4']);
  return rank === undefined ? undefined : (Number(rank) as 1 | 2 | 3 | 4);
}

/** The URL, resolved against the page; undefined if it is invalid or not http(s). */
export function webAddress(text: string): URL | undefined {
  try {
    const address = new URL(text, document.baseURI);
    return /^https?:$/.test(address.protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}

/** A property of one type; another type is ignored with a warning. */
export function readProperty<Value>(
  source: Source,
  name: string,
  kind: 'function' | 'object',
): Value | undefined {
  const value = source.property(name);
  if (value === undefined || value === null) return undefined;
  if (typeof value === kind) return value as Value;
  source.developer.warn(`the property ${name} is no ${kind}; it is left out.`);
  return undefined;
}
