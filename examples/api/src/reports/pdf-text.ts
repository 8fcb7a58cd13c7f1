/** What the standard fonts of PDF write beyond Latin-1 (the WinAnsi encoding). */
const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/**
 * A text as the standard fonts can write it: Spanish whole, a foreign letter without its mark, and
 * '?' for what has no like. They spare the server a font file; the CSV keeps every character.
 */
export function printableText(text: string): string {
  return [...text.normalize('NFC')].map(printableCharacter).join('');
}

function printableCharacter(character: string): string {
  if (isPrintable(character)) return character;
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
  if (bare !== '' && [...bare].every(isPrintable)) return bare;
  return /\s/u.test(character) ? ' ' : '?';
}

function isPrintable(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return (
    (point >= 0x20 && point <= 0x7e) ||
    (point >= 0xa0 && point <= 0xff) ||
    beyondLatin1.has(character)
  );
}
