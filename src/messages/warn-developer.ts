/** Warns the page's developer in the browser's console, never with personal data. */
export function warnDeveloper(message: string): void {
  console.warn(`birrete: ${message}`);
}

/** Like `warnDeveloper`, but shows each warning once: settings are read again with every render and call. */
export function developerWarnings(): (message: string) => void {
  const said = new Set<string>();
  return (message) => {
    if (said.has(message)) return;
    said.add(message);
    warnDeveloper(message);
  };
}
