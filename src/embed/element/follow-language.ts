import type { RoomOverrides } from '../../messages/define-messages.ts';
import { isEnglish } from './is-english.ts';
import type { Surface } from './surface.ts';

/**
 * Gives the words of an element's language, at once for Spanish, and when their chunk has come for English. English that
 * does not come leaves the Spanish.
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
    import('../../languages/english.ts').then(
      (chunk) => give(chunk.english),
      () => give({}),
    );
  };
  read();
  return read;
}
