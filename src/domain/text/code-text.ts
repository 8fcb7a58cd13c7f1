import { withoutInvisible } from './invisible.ts';
import { parseUrl } from './parse-url.ts';

const dashes = /[\p{Pd}\u2212]/gu;

/** A text in which codes are looked for: capitals, one kind of dash and of space, nothing invisible. */
export function normalizeCode(text: string): string {
  return withoutInvisible(text.normalize('NFKC').toUpperCase())
    .replace(dashes, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The one code that follows from a text: alone, among other words, or in an address, which is never opened.
 *
 * @param codesIn reads the codes from a normalized part of the text
 * @returns undefined if no code follows, or more than one
 */
export function codeIn(
  text: string,
  codesIn: (normalized: string) => readonly string[],
): string | undefined {
  const found = new Set(partsOf(text.trim()).flatMap((part) => codesIn(normalizeCode(part))));
  const [code] = found;
  return found.size === 1 ? code : undefined;
}

/** The parts of an address that may have a code, or the whole text. */
function partsOf(text: string): readonly string[] {
  const address = /\s/.test(text) ? undefined : parseUrl(text);
  if (address === undefined) return [decoded(text)];
  const { searchParams, pathname, hash } = address;
  const others = [...pathname.split('/'), ...hash.split(/[#/?&=]/)];
  return [...searchParams.values(), ...others.map(decoded)];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
