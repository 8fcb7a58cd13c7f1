import type { RoomOverrides } from '../../messages/define-messages.ts';
import type { Surface } from './surface.ts';

/**
 * Passes on the words of an element's language, at once for Spanish, and when they have been fetched for English. If
 * that fails, the Spanish stays.
 *
 * @returns reads the attribute `locale` anew
 */
export function followLanguage(
  surface: Surface,
  onWords: (words: RoomOverrides) => void,
): () => void {
  let current: boolean | undefined;
  const read = () => {
    const inEnglish = isEnglish(surface.attribute('locale'));
    if (inEnglish === current) return;
    current = inEnglish;
    const give = (words: RoomOverrides) => {
      if (current === inEnglish) onWords(words);
    };
    if (!inEnglish) return give({});
    import('../../languages/en/english.ts').then(
      (chunk) => give(chunk.english),
      () => give({}),
    );
  };
  read();
  return read;
}

/** Whether an element's `locale` asks for English, the one language beside Spanish that comes with the elements. */
export function isEnglish(locale: string | null | undefined): boolean {
  return /^en\b/i.test(locale?.trim() ?? '');
}
