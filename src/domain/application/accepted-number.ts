/**
 * A character that no writing of an identity number contains: neither Latin letter, digit, punctuation nor space, and none
 * of a minus, a degree sign and raised or lowered digits. Digits of another script would make one person several.
 */
export const strangeInNumber =
  /[^\p{Script=Latin}\d\p{P}\p{Zs}\p{Cf}\u2212°²³¹⁰-⁹₀-₉\uff01-\uff5e]/u;

/** True if an identity number has a letter or a digit and no strange character. Servers and the wizard's step 3 agree. */
export function isAcceptedIdentityNumber(text: string): boolean {
  return /[\p{L}\d]/u.test(text.normalize('NFKC')) && !strangeInNumber.test(text);
}
