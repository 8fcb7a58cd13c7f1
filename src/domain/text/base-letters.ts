/** Letters of the Latin script that don't decompose, and the letters at which readers look for them. */
const baseLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ŧ: 't',
};
const undecomposed = new RegExp(`[${Object.keys(baseLetters).join('')}]`, 'g');

/** A lower-case text with base letters for those that Unicode does not decompose: 'strauss' for 'strauß'. */
export function withBaseLetters(lower: string): string {
  return lower.replace(undecomposed, (letter) => baseLetters[letter] ?? letter);
}
