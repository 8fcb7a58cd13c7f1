const basic = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** True if a text looks like an e-mail address: text, @, text, dot, text. */
export function isEmailLike(text: string): boolean {
  return basic.test(text.trim());
}
