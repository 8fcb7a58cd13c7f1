/** One HTTP exchange, whole: what is sent and for how long it may take. */
export interface Exchange {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON; undefined sends no body. */
  readonly json: unknown;
  readonly signal: AbortSignal;
  readonly outlivesPage: boolean;
}

/** What came back. The body is text: whether it is JSON is for the client to find out. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /**
   * The header `Birrete-Extras`: what the server offers beyond the API contract. Null when it says nothing, or CORS
   * hides it.
   */
  readonly extras: string | null;
}

/** Carries an exchange out. Rejects when no answer came or the signal gave it up. */
export type Transport = (exchange: Exchange) => Promise<Answer>;
