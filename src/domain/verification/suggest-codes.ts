import { isVerificationCode } from './verification-code.ts';

/** Characters that no code contains, with those that they may be a misreading of. */
const unused: Readonly<Record<string, string>> = { '0': 'QD', O: 'QD', '1': 'LJ7', I: 'LJ7' };

/** Characters of codes that resemble each other. Two letters that rarely do would only add wrong suggestions. */
const confusable: Readonly<Record<string, string>> = {
  '2': 'Z',
  Z: '2',
  '5': 'S',
  S: '5',
  '6': 'G',
  G: '6',
  '8': 'B',
  B: '8',
  U: 'V',
  V: 'U',
};

/** With more codes to choose from, people would try all of them. */
const maxSuggestions = 3;

/**
 * Suggests the codes that may have been meant, if a character was confused or two neighbours were swapped. Most
 * errors have one suggestion, because the check character rules out the others.
 *
 * @param code normalized, and not a valid code
 */
export function suggestCodes(code: string): readonly string[] {
  const readable = withoutUnused(code);
  const exact = readable.filter(isVerificationCode);
  const nearby = readable.flatMap((text) => [...withConfusable(text), ...withSwapped(text)]);
  const found = [...new Set(exact.length > 0 ? exact : nearby.filter(isVerificationCode))];
  return found.length > maxSuggestions ? [] : found;
}

/** The texts in which each unused character is replaced by one that it resembles. */
function withoutUnused(code: string): readonly string[] {
  let texts: readonly string[] = [''];
  for (const character of code.slice(0, 16)) {
    const choices = [...(unused[character] ?? character)];
    // A text full of zeros is no misread code.
    if (texts.length * choices.length > 100) return [];
    texts = texts.flatMap((text) => choices.map((choice) => text + choice));
  }
  return texts;
}

/** The texts with one other confusable character. */
function withConfusable(text: string): readonly string[] {
  return [...text].flatMap((character, place) => {
    const other = confusable[character];
    return other === undefined ? [] : [text.slice(0, place) + other + text.slice(place + 1)];
  });
}

/** The texts with two swapped neighbours. */
function withSwapped(text: string): readonly string[] {
  return [...text]
    .slice(1)
    .map(
      (next, place) => text.slice(0, place) + next + (text[place] ?? '') + text.slice(place + 2),
    );
}
