import type { SafeStorage } from './safe-storage.ts';

const key = 'birrete-session-expired';

/** Leaves word that the session ended, for the page that is navigated to: a full navigation destroys a toast (ruling 3). */
export function leaveExpiryNotice(tab: SafeStorage): void {
  tab.write(key, '1');
}

/** Takes the word, once: a later reload finds none (ruling 3). */
export function takeExpiryNotice(tab: SafeStorage): boolean {
  const found = tab.read(key) === '1';
  tab.remove(key);
  return found;
}
