import type { SafeStorage } from './safe-storage.ts';

/** @param api base URL of the API whose session ended: another university on the page takes only its own word */
const keyOf = (api: string) => `birrete-session-expired${api}`;

/** Leaves word that the session ended, for the page that is navigated to: a full navigation destroys a toast. */
export function leaveExpiryNotice(tab: SafeStorage, api: string): void {
  tab.write(keyOf(api), '1');
}

/** Takes the word, once: a later reload finds none. */
export function takeExpiryNotice(tab: SafeStorage, api: string): boolean {
  const key = keyOf(api);
  const found = tab.read(key) === '1';
  tab.remove(key);
  return found;
}
