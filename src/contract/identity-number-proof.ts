import { parseIdentityNumber } from '#domain/person/identity-number.ts';
import { lettersAndDigits } from '#domain/text/text-fold.ts';

/** True if a proof is the end of the number, with or without the letter that checks it, or the whole number. */
export function provesIdentityNumber(proof: string, text: string, leastLength: number): boolean {
  const written = lettersAndDigits(proof).toUpperCase();
  if (written.length < leastLength) return false;
  const { core } = parseIdentityNumber('', text);
  const numbers = [lettersAndDigits(text).toUpperCase(), core, core.replace(/(?<=\d)[A-Z]$/, '')];
  return (
    numbers.some((number) => number.endsWith(written)) ||
    parseIdentityNumber('', proof).core === core
  );
}
