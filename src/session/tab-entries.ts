import type { SafeStorage } from './safe-storage.ts';

/** Beginnings of the keys under which widgets store something in the tab. docs/upgrading.md lists them. */
export const tabEntries = {
  /** The input of a graduate, followed by the wizard's key. */
  wizardDraft: 'birrete-wizard-draft:',
  /** Unsaved input of the console's forms, followed by the API's address and a mark of the user. */
  formDrafts: 'birrete-form-drafts:',
  /** Prints whose file may be missing, followed by the API's address and a mark of the user. */
  lostPrints: 'birrete-lost-prints:',
  /** The document printed last, followed by the API's address and a mark of the user. */
  lastDocument: 'birrete-last-document:',
  /** The key of a sign-in through a provider. */
  openId: 'birrete-openid',
  /** The notice about an expired session, for the next page; followed by the API's address. */
  sessionExpired: 'birrete-session-expired',
} as const;

/** The tab's storage with its keys. */
export type TabStorage = Pick<SafeStorage, 'remove'> & { keys(): readonly string[] };

/** Removes everything in the tab that an administrator of one API has left. A graduate's draft stays. */
export function forgetAdministrator(tab: TabStorage, baseUrl: string): void {
  const { formDrafts, lostPrints, lastDocument, openId, sessionExpired } = tabEntries;
  for (const key of tab.keys()) {
    const isOfUser = [formDrafts, lostPrints, lastDocument].some((kind) =>
      key.startsWith(`${kind}${baseUrl} `),
    );
    if (isOfUser || key === openId || key === `${sessionExpired}${baseUrl}`) tab.remove(key);
  }
}
