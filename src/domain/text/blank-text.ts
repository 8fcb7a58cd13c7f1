import { withoutControls } from './invisible.ts';

/**
 * A character that a reader can see. Besides spaces, control and format characters, these are invisible: the fillers of
 * Hangul, selectors and other characters that fonts ignore, the blank of Braille and the empty note of music.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

/** True if a reader sees nothing of the text. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/** Trims a text, and leaves out control characters. A text without visible characters becomes ''. */
export function trimText(text: string): string {
  return isBlank(text) ? '' : withoutControls(text).trim();
}
