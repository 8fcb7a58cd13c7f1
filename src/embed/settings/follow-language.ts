import type { MessagesByNamespace } from '#messages/define-messages.ts';
import type { Surface } from '../surface/surface.ts';

/**
 * Passes on the messages of an element's language: for Spanish immediately, for English when they have been fetched. If
 * that fails, the widget stays Spanish.
 *
 * @returns a function that reads the attribute `locale` again
 */
export function followLanguage(
  surface: Surface,
  onMessages: (messages: MessagesByNamespace) => void,
): () => void {
  let current: boolean | undefined;
  const read = () => {
    const inEnglish = isEnglish(surface.attribute('locale'));
    if (inEnglish === current) return;
    current = inEnglish;
    const give = (messages: MessagesByNamespace) => {
      if (current === inEnglish) onMessages(messages);
    };
    if (!inEnglish) return give({});
    import('#languages/english.ts').then(
      (chunk) => give(chunk.english),
      () => give({}),
    );
  };
  read();
  return read;
}

/** True if an element's `locale` is English, the other language that the elements include. */
export function isEnglish(locale: string | null | undefined): boolean {
  return /^en\b/i.test(locale?.trim() ?? '');
}
