/** Warns in the browser's console, for the developer of the page: never with a person's data. */
export function warnDeveloper(sentence: string): void {
  console.warn(`birrete: ${sentence}`);
}
