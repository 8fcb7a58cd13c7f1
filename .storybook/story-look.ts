import { english } from '../src/languages/english.ts';
import type { RoomOverrides } from '../src/messages/define-messages.ts';

/** What the toolbar says of looks and language, as a provider takes it. */
interface StoryLook {
  readonly theme: { readonly colorScheme: 'light' | 'dark' };
  readonly messages: RoomOverrides;
  readonly locale: string;
}

/** Spread it into a story's provider. */
export function storyLook(globals: Readonly<Record<string, unknown>>): StoryLook {
  const isEnglish = globals.locale === 'en';
  return {
    theme: { colorScheme: globals.colorScheme === 'dark' ? 'dark' : 'light' },
    messages: isEnglish ? english : spanish,
    locale: isEnglish ? 'en-US' : 'es-ES',
  };
}

/** The words as they are: the same object each time, so that nothing is drawn anew for it. */
const spanish: RoomOverrides = {};
