import { withoutControls, withoutInvisible } from './invisible.ts';

const basic = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * An e-mail address without surrounding spaces and invisible characters, which an address copied from a contact or a web
 * page brings along, and with which no letter arrives.
 */
export function tidyEmail(text: string): string {
  return withoutInvisible(withoutControls(text)).trim();
}

/** True if a text looks like an e-mail address: text, @, text, dot, text. */
export function isEmailLike(text: string): boolean {
  return basic.test(tidyEmail(text));
}
