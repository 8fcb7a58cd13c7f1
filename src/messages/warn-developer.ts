/** Warns the page's developer in the browser's console, never with personal data. */
export function warnDeveloper(sentence: string): void {
  console.warn(`birrete: ${sentence}`);
}

/** Like `warnDeveloper`, but shows each warning once: settings are read again with every render and call. */
export function developerWarnings(): (sentence: string) => void {
  const said = new Set<string>();
  return (sentence) => {
    if (said.has(sentence)) return;
    said.add(sentence);
    warnDeveloper(sentence);
  };
}
