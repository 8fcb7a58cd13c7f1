import { type Answer, type CallOptions, sendCall } from './answer.ts';
import { NotChecked, Violation } from './check-result.ts';
import { fieldOf } from './reading.ts';

/** Which server is checked, as whom, and what may be done to it. */
export type ConformanceOptions = {
  /** Scheme, host and port; the contract's paths are appended. */
  baseUrl: string;
  /** An administrator; without one the back office is not checked. */
  user?: string | undefined;
  password?: string | undefined;
  /** May make records, clearly named, and remove them again. Default false. */
  write?: boolean;
  /** May issue titles, which stay for good. Default false. */
  issue?: boolean;
};

/** What a check has in hand. */
export type Context = {
  /** Sends a call as anybody. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Sends a call as the administrator. @throws NotChecked without credentials. */
  admin(
    method: string,
    path: string,
    payload?: unknown,
    headers?: CallOptions['headers'],
  ): Promise<Answer>;
  /** Signs somebody in. @throws Violation when no token comes back. */
  signIn(identifier: string, password: string): Promise<string>;
  credentials(): { user: string; password: string };
  allows(effect: 'write' | 'issue'): boolean;
  /** A name no other record has, that says where it comes from. */
  label(subject: string): string;
  /** A number no other record of this run has, eight digits. */
  uniqueNumber(): string;
};

/** Makes what one run of the suite works with; the administrator signs in once, when first needed. */
export function createContext(options: ConformanceOptions): Context {
  const base = options.baseUrl.replace(/\/+$/, '');
  const first = 10_000_000 + Math.floor(Math.random() * 80_000_000);
  let given = 0;
  let token: Promise<string> | undefined;

  const context: Context = {
    call: (method, path, callOptions = {}) => sendCall(base, method, path, callOptions),
    async admin(method, path, payload, headers = {}) {
      const { user, password } = context.credentials();
      token ??= context.signIn(user, password);
      return context.call(method, path, { payload, headers, token: await token });
    },
    async signIn(identifier, password) {
      const payload = { identifier, password };
      const answer = await context.call('POST', '/api/auth/login', { payload });
      const found = fieldOf(answer.json, 'data.data.token', 'data.token', 'token');
      if (typeof found === 'string' && found !== '') return found;
      throw new Violation(`POST /api/auth/login answered ${answer.status} and no token`);
    },
    credentials() {
      const { user, password } = options;
      if (user && password) return { user, password };
      throw new NotChecked('needs an administrator; give --user and --password');
    },
    allows: (effect) => options[effect] === true,
    label: (subject) => `Conformidad ${subject} ${context.uniqueNumber()}`,
    uniqueNumber() {
      given += 1;
      return String(first + given);
    },
  };
  return context;
}
