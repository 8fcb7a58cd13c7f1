/** Of what Arimo has: Latin with every mark, Greek, Cyrillic, punctuation, currencies, signs such as '№'. */
const printable =
  /^[\u0020-\u007e\u00a0-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20be\u2100-\u214f]$/;

/**
 * A text as the fonts of a report can write it: every Latin name whole, a letter in full width as an ordinary one, and
 * '?' for a script that they lack. The CSV keeps every character.
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
