import { english } from '../src/languages/en/english.ts';
import type { RoomOverrides } from '../src/messages/define-messages.ts';
import { type Isolation, isolations } from '../src/ui/isolation/isolation.ts';
import type { Theme } from '../src/ui/theme/theme.ts';
import { themeOf } from './universities.ts';

/** What the toolbar says of looks, language and surroundings, as a provider takes it. */
interface StoryLook {
  readonly theme: Theme & { readonly colorScheme: 'light' | 'dark' | 'auto' };
  readonly messages: RoomOverrides;
  readonly locale: string;
  readonly isolation: Isolation;
  /** Where dialogs and notices go: into the shadow root that the story is in, if it is in one. */
  readonly overlays: HTMLElement | null;
}

/** What a story's `render` reads of its surroundings. */
export interface StorySurroundings {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Spread it into a story's provider. */
export function storyLook(globals: Readonly<Record<string, unknown>>): StoryLook {
  const isEnglish = globals.locale === 'en';
  return {
    theme: { ...themeOf(globals.university), colorScheme: colorScheme(globals.colorScheme) },
    messages: isEnglish ? english : spanish,
    locale: isEnglish ? 'en-US' : 'es-ES',
    isolation: isolations.find((known) => known === globals.isolation) ?? 'guarded',
    overlays: globals.overlays instanceof HTMLElement ? globals.overlays : null,
  };
}

/** `auto` follows the browser, which a test switches without rendering anew. */
function colorScheme(chosen: unknown): 'light' | 'dark' | 'auto' {
  return chosen === 'dark' || chosen === 'auto' ? chosen : 'light';
}

/** The words as they are: the same object each time, so that nothing is drawn anew for it. */
const spanish: RoomOverrides = {};
