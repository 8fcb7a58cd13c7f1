/** Says something to whoever looks into the browser's console: never a person's data, never thrown. */
export function warnDeveloper(sentence: string): void {
  console.warn(`birrete: ${sentence}`);
}
