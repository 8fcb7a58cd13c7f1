import type { RoomOverrides } from '../messages/define-messages.ts';
import { readText } from './read-attributes.ts';
import type { Stage } from './stage.ts';

/**
 * Gives the words of an element's language, at once for Spanish, and when their chunk has come for English. English that
 * does not come leaves the Spanish.
 *
 * @returns reads the attribute `locale` anew
 */
export function followLanguage(stage: Stage, onWords: (words: RoomOverrides) => void): () => void {
  let current: boolean | undefined;
  const read = () => {
    const isEnglish = /^en\b/i.test(readText(stage, 'locale') ?? '');
    if (isEnglish === current) return;
    current = isEnglish;
    const give = (words: RoomOverrides) => {
      if (current === isEnglish) onWords(words);
    };
    if (!isEnglish) return give({});
    import('../messages/en/english.ts').then(
      (chunk) => give(chunk.english),
      () => give({}),
    );
  };
  read();
  return read;
}
