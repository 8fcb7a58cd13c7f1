/**
 * The characters of Arimo that a report prints: Latin with every mark, Greek, Cyrillic, punctuation, currencies, signs
 * such as '№'.
 */
const printable =
  /^[\u0020-\u007e\u00a0-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20be\u2100-\u214f]$/;

/**
 * Converts a text to the characters that the fonts of a report have. Latin names are complete, full-width letters
 * become ordinary ones, and a script that the fonts lack becomes '?'. The CSV has every character.
 */
export function printableText(text: string): string {
  return [...text.normalize('NFC')].map(printableCharacter).join('');
}

function printableCharacter(character: string): string {
  if (printable.test(character)) return character;
  const plain = [...character.normalize('NFKD')];
  if (plain.every((part) => printable.test(part))) return plain.join('');
  return /\s/u.test(character) ? ' ' : '?';
}
