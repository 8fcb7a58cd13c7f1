import { createHash, randomBytes } from 'node:crypto';
import { startSession } from '@birrete/example-api/account/auth/sessions';
import { recordAccess } from '@birrete/example-api/evidence/audit/record-access';
import { createAddressReader } from '@birrete/example-api/platform/http/client-address';
import type { StartedApi } from '@birrete/example-api/site/start';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { csrf } from 'hono/csrf';
import { type Employee, findEmployee } from './directory.ts';

const cookieName = 'portal';
const nobody = { error: 'No hay una sesión abierta.' } as const;

type PortalEnv = { Bindings: Partial<HttpBindings> };

/** The part of the API that the portal uses. */
type GraduationApi = Pick<StartedApi, 'app' | 'database'>;

/**
 * The portal's endpoints: sign-in with an HttpOnly cookie, and the token for the graduation API. `SameSite=Strict`
 * limits the cookie to this site's pages, and `csrf` refuses forms of other sites, which could sign a visitor in as
 * somebody else.
 */
export function portalRoutes(
  api: GraduationApi,
  now: () => Date = () => new Date(),
): Hono<PortalEnv> {
  const sessions = createPortalSessions(now);
  const addressOf = createAddressReader([], { warn: () => {} });
  const sessionOf = (c: Context<PortalEnv>) => sessions.find(getCookie(c, cookieName));
  const routes = new Hono<PortalEnv>();
  routes.use('*', csrf(), bodyLimit({ maxSize: 4_096 }), forgetAnswers);

  routes.post('/session', async (c) => {
    const { username, password } = readSignIn(await c.req.json().catch(() => undefined));
    const employee = findEmployee(username, password);
    if (employee === undefined) return c.json({ error: 'Usuario o clave incorrectos.' }, 401);
    const settings = { httpOnly: true, sameSite: 'Strict', path: '/portal' } as const;
    setCookie(c, cookieName, sessions.start(employee), settings);
    return c.json(shown(employee));
  });
  routes.get('/session', (c) => {
    const session = sessionOf(c);
    return c.json(session === undefined ? null : shown(session.employee));
  });
  routes.delete('/session', async (c) => {
    const ended = sessions.end(getCookie(c, cookieName));
    for (const token of ended?.tokens ?? []) await endToken(api, token);
    deleteCookie(c, cookieName, { path: '/portal' });
    return c.body(null, 204);
  });
  routes.post('/token', async (c) => {
    const session = sessionOf(c);
    if (session === undefined) return c.json(nobody, 401);
    const token = await exchangeToken(api, session, { at: now(), address: addressOf(c) });
    if (token === undefined) return c.json({ error: 'Sin acceso a graduaciones.' }, 403);
    session.tokens.add(token);
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

/** A signed-in user of the portal. */
interface PortalSession {
  readonly employee: Employee;
  readonly signedInAt: Date;
  /** The tokens of the graduation API that the session has received. */
  readonly tokens: Set<string>;
}

/** Signed-in users by cookie, in the memory of this process. A real portal would share them between processes. */
interface PortalSessions {
  /** @returns the value of the cookie */
  start(employee: Employee): string;
  find(cookie: string | undefined): PortalSession | undefined;
  /** @returns the session that has ended */
  end(cookie: string | undefined): PortalSession | undefined;
}

const lifetime = 8 * 3_600_000;

function createPortalSessions(now: () => Date): PortalSessions {
  const sessions = new Map<string, PortalSession>();
  const isOver = ({ signedInAt }: PortalSession) =>
    signedInAt.getTime() + lifetime <= now().getTime();
  const find: PortalSessions['find'] = (cookie) => {
    const found = cookie === undefined ? undefined : sessions.get(sessionKey(cookie));
    return found === undefined || isOver(found) ? undefined : found;
  };
  return {
    start: (employee) => {
      for (const [key, session] of sessions) if (isOver(session)) sessions.delete(key);
      const cookie = randomBytes(32).toString('base64url');
      sessions.set(sessionKey(cookie), { employee, signedInAt: now(), tokens: new Set() });
      return cookie;
    },
    find,
    end: (cookie) => {
      const ended = find(cookie);
      if (cookie !== undefined) sessions.delete(sessionKey(cookie));
      return ended;
    },
  };
}

function sessionKey(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64url');
}

/** Lifetime of a token of the graduation API here, in hours. The portal issues a new one on request. */
const tokenHours = 0.25;

/**
 * Issues a token of the graduation API for an employee, and records the sign-in. Both run in this process; another portal
 * would ask its identity provider for it.
 *
 * The employee has proved their identity when they signed in to the portal, and not when the browser asks for a token:
 * otherwise a console that was left open would never ask for another proof.
 *
 * @returns undefined if the employee has no active account in the API
 */
async function exchangeToken(
  { database }: GraduationApi,
  { employee: { graduationAccount }, signedInAt }: PortalSession,
  { at, address }: { readonly at: Date; readonly address: string },
): Promise<string | undefined> {
  if (graduationAccount === undefined) return undefined;
  return database.kysely.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'full_name as name'])
      .where('email', '=', graduationAccount)
      .where('is_active', '=', true)
      .executeTakeFirst();
    if (user === undefined) return undefined;
    const token = await startSession(trx, {
      userId: user.id,
      now: at,
      hours: tokenHours,
      address,
      // The portal calls, not the employee's browser.
      userAgent: undefined,
      openedBy: 'openid',
      authenticatedAt: signedInAt,
    });
    const audit = { actor: user, at, address, requestId: 'portal' };
    const event = { action: 'signed-in', subject: 'user', subjectId: user.id };
    await recordAccess(trx, audit, { ...event, after: { opened_by: 'openid' } });
    return token;
  });
}

/** Signs out of the graduation API. A token that has expired is over in any case. */
async function endToken({ app }: GraduationApi, token: string): Promise<void> {
  await app.request('/api/auth/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
}
