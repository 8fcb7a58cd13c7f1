import { type Answer, type CallOptions, sendCall } from './answer.ts';
import { NotChecked, Violation } from './check-result.ts';
import { fieldOf } from './reading.ts';

/** The server to check, the credentials, and the permitted effects. */
export type ConformanceOptions = {
  /** Scheme, host and port; the contract's paths are appended. */
  baseUrl: string;
  /** An administrator. Without one the back office is not checked. */
  user?: string | undefined;
  password?: string | undefined;
  /** Permits creating clearly named records and removing them again. Default false. */
  write?: boolean;
  /** Permits issuing titles, which are permanent. Default false. */
  issue?: boolean;
};

/** Resources of a check. */
export type Context = {
  /** Sends a call without credentials. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Sends a call as the administrator. @throws NotChecked without credentials. */
  admin(
    method: string,
    path: string,
    payload?: unknown,
    headers?: CallOptions['headers'],
  ): Promise<Answer>;
  /** Signs in. @throws Violation if no token is returned */
  signIn(identifier: string, password: string): Promise<string>;
  credentials(): { user: string; password: string };
  allows(effect: 'write' | 'issue'): boolean;
  /** A unique name that shows its origin. */
  label(subject: string): string;
  /** An eight-digit number, unique in this run. */
  uniqueNumber(): string;
};

/** Creates the resources of a run. The administrator signs in once, on first use. */
export function createContext(options: ConformanceOptions): Context {
  const base = options.baseUrl.replace(/\/+$/, '');
  const first = 10_000_000 + Math.floor(Math.random() * 80_000_000);
  let issued = 0;
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
      issued += 1;
      return String(first + issued);
    },
  };
  return context;
}
