type Fetch = typeof globalThis.fetch;

/** The addresses that the page has asked the browser to request beside its scripts. */
function announcedAddresses(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]');
  return [...links].map((link) => link.href);
}

/**
 * A `fetch` that repeats a failed call which the page has announced. The browser uses the announced answer for the first
 * call, whatever headers the call has, and even a failure from before the scripts.
 */
export function fetchAfterAnnouncement(): Fetch {
  const announced = new Set(announcedAddresses());
  return async (input, init) => {
    if (!(input instanceof Request) || !announced.delete(input.url)) return fetch(input, init);
    const again = input.clone();
    const answer = await fetch(input, init).catch(() => undefined);
    return answer?.ok === true ? answer : fetch(again, init);
  };
}
