/** The signed-in user, from the portal's server. */
export interface PortalAccount {
  readonly username: string;
  readonly fullName: string;
  readonly department: string;
  readonly hasGraduations: boolean;
}

/** The portal's session in the browser. Scripts can't read its cookie. */
export interface PortalSession {
  getAccount(): PortalAccount | undefined;
  subscribe(listener: () => void): () => void;
  /** Reads the signed-in user from the server, once, before the portal renders. */
  restore(): Promise<void>;
  /** @returns the message of a failed sign-in. @throws if the server does not respond */
  signIn(username: string, password: string): Promise<string | undefined>;
  signOut(): Promise<void>;
  /** Ends the session locally, without a call. */
  drop(): void;
  /**
   * Returns a token for the graduation API.
   *
   * @param renew requests a new token; otherwise the last one is returned
   * @returns blank if the portal's session has ended
   * @throws if the user has no account there, or the portal does not respond
   */
  getToken(renew: boolean): Promise<string>;
}

export function createPortalSession(): PortalSession {
  let account: PortalAccount | undefined;
  let token: Promise<string> | undefined;
  const listeners = new Set<() => void>();
  const put = (next: PortalAccount | undefined) => {
    account = next;
    token = undefined;
    for (const listener of listeners) listener();
  };
  return {
    getAccount: () => account,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore: async () => {
      const answer = await fetch('/portal/api/session');
      if (answer.ok) put((await answer.json()) ?? undefined);
    },
    signIn: async (username, password) => {
      const answer = await send('POST', '/portal/api/session', { username, password });
      const body = await answer.json();
      if (!answer.ok) return String(body.error);
      put(body);
      return undefined;
    },
    signOut: async () => {
      put(undefined);
      await send('DELETE', '/portal/api/session');
    },
    drop: () => put(undefined),
    getToken: (renew) => {
      if (renew || token === undefined) token = fetchToken();
      token.catch(() => {
        token = undefined;
      });
      return token;
    },
  };
}

async function fetchToken(): Promise<string> {
  const answer = await send('POST', '/portal/api/token');
  // Without a token the API answers 401, and the adapter reports that the session is over.
  if (answer.status === 401) return '';
  if (!answer.ok) throw new Error(`The portal sent no token: ${answer.status}`);
  const body: { readonly token: string } = await answer.json();
  return body.token;
}

function send(method: string, path: string, body?: object): Promise<Response> {
  const init: RequestInit = { method, headers: { 'content-type': 'application/json' } };
  return fetch(path, body === undefined ? init : { ...init, body: JSON.stringify(body) });
}
