/**
 * Calls back after every change of the page's address that the browser reports.
 * @returns a function that unsubscribes
 */
export function listenToHistory(changed: () => void): () => void {
  const navigation = navigationApi();
  const target: EventTarget = navigation ?? window;
  const events = navigation === undefined ? ['popstate', 'hashchange'] : ['currententrychange'];
  for (const event of events) target.addEventListener(event, changed);
  return () => {
    for (const event of events) target.removeEventListener(event, changed);
  };
}

/** The key of the current entry of the browser's history; undefined if the browser does not expose it. */
export function entryKey(): string | undefined {
  return navigationApi()?.currentEntry?.key;
}

/**
 * Goes to an entry of the browser's history. The position of an entry would not do: a tab holds 50 entries, and
 * Chromium reports outdated positions once older entries are dropped.
 *
 * @param key from `entryKey`
 * @returns a promise that resolves when the browser has arrived, or when the entry no longer exists
 */
export async function traverseTo(key: string): Promise<void> {
  try {
    await navigationApi()?.traverseTo(key).committed;
  } catch {
    // Another navigation took over, or the browser has dropped the entry: the address stays as it is.
  }
}

/** TypeScript assumes that every browser has it; phones from before 2025 don't. */
function navigationApi(): Navigation | undefined {
  return (window as { readonly navigation?: Navigation }).navigation;
}
