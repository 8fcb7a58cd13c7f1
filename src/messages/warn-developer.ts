/** Warns in the browser's console, for the developer of the page: never with a person's data. */
export function warnDeveloper(sentence: string): void {
  console.warn(`birrete: ${sentence}`);
}

/** Warns as `warnDeveloper` does, each sentence once: settings are read again with every render and call. */
export function developerWarnings(): (sentence: string) => void {
  const said = new Set<string>();
  return (sentence) => {
    if (said.has(sentence)) return;
    said.add(sentence);
    warnDeveloper(sentence);
  };
}
