/** Whether an element's `locale` asks for English, the one language beside Spanish that comes with the elements. */
export function isEnglish(locale: string | null | undefined): boolean {
  return /^en\b/i.test(locale?.trim() ?? '');
}
