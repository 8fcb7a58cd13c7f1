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

/** The current entry's position in the browser's history; undefined if the browser does not expose it. */
export function entryIndex(): number | undefined {
  return navigationApi()?.currentEntry?.index;
}

/** TypeScript assumes that every browser has it; phones from before 2025 don't. */
function navigationApi(): Navigation | undefined {
  return (window as { readonly navigation?: Navigation }).navigation;
}
