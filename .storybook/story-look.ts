import { english } from '#languages/english.ts';
import type { MessagesByNamespace } from '#messages/define-messages.ts';
import { type Isolation, isolations } from '#ui/isolation/isolation.ts';
import type { Theme } from '#ui/theme/theme.ts';
import { themeOf } from './universities.ts';

/** The toolbar's theme, language and environment, as provider props. */
interface StoryLook {
  readonly theme: Theme & { readonly colorScheme: 'light' | 'dark' | 'auto' };
  readonly messages: MessagesByNamespace;
  readonly locale: string;
  readonly isolation: Isolation;
  /** Container for dialogs and notices: inside the story's shadow root, if it has one. */
  readonly overlays: HTMLElement | null;
}

/** The part of a story's context that `render` reads. */
export interface StorySurroundings {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Provider props from the toolbar's globals. Spread them into a story's provider. */
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

/** `auto` follows the browser's setting, which a test changes without a new render. */
function colorScheme(chosen: unknown): 'light' | 'dark' | 'auto' {
  return chosen === 'dark' || chosen === 'auto' ? chosen : 'light';
}

/** The default messages. A constant, so that a render doesn't create a new object. */
const spanish: MessagesByNamespace = {};
