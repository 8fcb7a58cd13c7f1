/** Who is signed in to the portal, by its server. */
export interface PortalAccount {
  readonly username: string;
  readonly fullName: string;
  readonly department: string;
  readonly hasGraduations: boolean;
}

/** The portal's session in the browser. Its cookie is out of reach of any script. */
export interface PortalSession {
  getAccount(): PortalAccount | undefined;
  subscribe(listener: () => void): () => void;
  /** Asks the server who is signed in, once, before the portal is shown. */
  restore(): Promise<void>;
  /** @returns the sentence of a sign-in that failed. @throws when the server does not answer. */
  signIn(username: string, password: string): Promise<string | undefined>;
  signOut(): Promise<void>;
  /** The session is over, without a word to the server. */
  drop(): void;
  /**
   * A token for the graduation API.
   *
   * @param renew asks for a new one; else the last one is returned.
   * @throws when the portal's session is over or the person has no account there.
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
  if (!answer.ok) throw new Error(`The portal sent no token: ${answer.status}`);
  const body: { readonly token: string } = await answer.json();
  return body.token;
}

function send(method: string, path: string, body?: object): Promise<Response> {
  const init: RequestInit = { method, headers: { 'content-type': 'application/json' } };
  return fetch(path, body === undefined ? init : { ...init, body: JSON.stringify(body) });
}
