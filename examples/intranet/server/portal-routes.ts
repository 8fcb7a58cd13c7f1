import { createHash, randomBytes } from 'node:crypto';
import { startSession } from '@birrete/example-api/account/auth/sessions';
import type { StartedApi } from '@birrete/example-api/site/start';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type Employee, findEmployee } from './directory.ts';

const cookieName = 'portal';
const nobody = { error: 'No hay una sesión abierta.' } as const;

/**
 * The portal's endpoints: sign-in with an HttpOnly cookie, and the token for the graduation API. `SameSite=Strict`
 * limits the cookie to this site's pages.
 */
export function portalRoutes(api: StartedApi): Hono {
  const sessions = createPortalSessions();
  const employeeOf = (c: Context) => sessions.find(getCookie(c, cookieName));
  const routes = new Hono();
  routes.use('*', bodyLimit({ maxSize: 4_096 }), forgetAnswers);

  routes.post('/session', async (c) => {
    const { username, password } = readSignIn(await c.req.json().catch(() => undefined));
    const employee = findEmployee(username, password);
    if (employee === undefined) return c.json({ error: 'Usuario o clave incorrectos.' }, 401);
    const settings = { httpOnly: true, sameSite: 'Strict', path: '/portal' } as const;
    setCookie(c, cookieName, sessions.start(employee), settings);
    return c.json(shown(employee));
  });
  routes.get('/session', (c) => {
    const employee = employeeOf(c);
    return c.json(employee === undefined ? null : shown(employee));
  });
  routes.delete('/session', (c) => {
    sessions.end(getCookie(c, cookieName));
    deleteCookie(c, cookieName, { path: '/portal' });
    return c.body(null, 204);
  });
  routes.post('/token', async (c) => {
    const employee = employeeOf(c);
    if (employee === undefined) return c.json(nobody, 401);
    const token = await exchangeToken(api, employee);
    if (token === undefined) return c.json({ error: 'Sin acceso a graduaciones.' }, 403);
    return c.json({ token });
  });
  return routes;
}

async function forgetAnswers(c: Context, next: () => Promise<void>) {
  await next();
  c.header('cache-control', 'no-store');
}

function shown({ username, fullName, department, graduationAccount }: Employee) {
  return { username, fullName, department, hasGraduations: graduationAccount !== undefined };
}

function readSignIn(body: unknown): { readonly username: string; readonly password: string } {
  const fields = typeof body === 'object' && body !== null ? body : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    username: text('username' in fields ? fields.username : undefined),
    password: text('password' in fields ? fields.password : undefined),
  };
}

/** Signed-in users by cookie, in the memory of this process. A real portal would share them between processes. */
interface PortalSessions {
  /** @returns the value of the cookie */
  start(employee: Employee): string;
  find(cookie: string | undefined): Employee | undefined;
  end(cookie: string | undefined): void;
}

const lifetime = 8 * 3_600_000;

function createPortalSessions(): PortalSessions {
  const sessions = new Map<string, { readonly employee: Employee; readonly until: number }>();
  return {
    start: (employee) => {
      for (const [key, { until }] of sessions) if (until <= Date.now()) sessions.delete(key);
      const cookie = randomBytes(32).toString('base64url');
      sessions.set(sessionKey(cookie), { employee, until: Date.now() + lifetime });
      return cookie;
    },
    find: (cookie) => {
      const found = cookie === undefined ? undefined : sessions.get(sessionKey(cookie));
      return found !== undefined && found.until > Date.now() ? found.employee : undefined;
    },
    end: (cookie) => {
      if (cookie !== undefined) sessions.delete(sessionKey(cookie));
    },
  };
}

function sessionKey(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64url');
}

/** Lifetime of a token of the graduation API here, in hours. The portal issues a new one on request. */
const tokenHours = 0.25;

/**
 * Issues a token of the graduation API for an employee. Both run in this process; another portal would ask its identity
 * provider for it.
 *
 * @returns undefined if the employee has no active account in the API
 */
async function exchangeToken(
  { database }: StartedApi,
  { graduationAccount }: Employee,
): Promise<string | undefined> {
  if (graduationAccount === undefined) return undefined;
  const { kysely } = database;
  const user = await kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', graduationAccount)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (user === undefined) return undefined;
  return startSession(kysely, {
    userId: user.id,
    now: new Date(),
    hours: tokenHours,
    // The portal calls, not the employee's browser.
    address: null,
    userAgent: undefined,
    openedBy: 'openid',
  });
}
