import type { StartedApi } from '@birrete/example-api/site/start';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type Employee, findEmployee } from './directory.ts';
import { createPortalSessions } from './portal-sessions.ts';
import { exchangeToken } from './token-exchange.ts';

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
