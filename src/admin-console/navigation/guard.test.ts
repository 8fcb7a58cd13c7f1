import { describe, expect, test } from 'vitest';
import type { Session } from '#session/session.ts';
import { sectionRoutes } from '../section-routes.ts';
import { checkVisit, type FirstScreen, firstScreen, type GuardResult } from './guard.ts';

function signedInSession(roleId: number | undefined): Session {
  const nameless = { fullName: undefined, username: 'x', email: undefined, roleName: undefined };
  return { token: 't', user: { ...nameless, roleId } };
}

const site = { basePath: '/admin', signInPath: '/login', homePath: '/' };

function at(
  pathname: string,
  roleId?: number | null,
  paths = site,
  signIn: 'here' | 'portal' = 'here',
): string {
  const session = roleId === undefined ? undefined : signedInSession(roleId ?? undefined);
  return summary(checkVisit({ pathname, session, paths, routes: sectionRoutes, signIn }));
}

function summary(result: GuardResult | FirstScreen): string {
  if (result.kind === 'redirect') return `to ${result.to}`;
  return 'route' in result ? result.route.id : result.kind;
}

describe('at the paths of the specification', () => {
  test.each([
    ['/login', undefined, 'sign-in'],
    ['/login/', undefined, 'sign-in'],
    ['/login', 1, 'to /admin'],
    ['/login', 2, 'to /'],
    ['/admin', undefined, 'to /login'],
    ['/admin', 1, 'dashboard'],
    ['/admin/', 1, 'dashboard'],
    ['/admin', 2, 'to /'],
    ['/admin', 3, 'to /'],
    ['/admin', null, 'to /'],
    ['/admin/ceremonies', 1, 'ceremonies'],
    ['/admin/applications/7/edit', 1, 'applications'],
    ['/admin/reports', 1, 'reports'],
    ['/admin/reports/7', 1, 'to /'],
    ['/admin/unknown', 1, 'to /'],
    ['/admin/unknown', undefined, 'to /'],
    ['/admin/ceremoniesx', 1, 'to /'],
    ['/administration', undefined, 'outside'],
    ['/', 2, 'outside'],
  ])('%s for role %s: %s', (path, role, result) => {
    expect(at(path, role)).toBe(result);
  });
});

describe('in a portal that signs people in', () => {
  test.each([
    ['/login', undefined, 'portal'],
    ['/login', 1, 'to /admin'],
    ['/admin/titles', undefined, 'portal'],
    ['/admin/titles', 1, 'titles'],
    ['/admin/titles', 2, 'to /'],
    ['/admin/unknown', undefined, 'to /'],
    ['/noticias', undefined, 'outside'],
  ])('%s for role %s: %s', (path, role, result) => {
    expect(at(path, role, site, 'portal')).toBe(result);
  });
});

describe('where the console is the whole site', () => {
  const whole = { basePath: '/', signInPath: '/login', homePath: '/' };
  test.each([
    ['/', 1, 'dashboard'],
    ['/ceremonies', 1, 'ceremonies'],
    ['/', undefined, 'to /login'],
    ['/', 2, 'no-access'],
    ['/login', 2, 'no-access'],
    ['/unknown', 1, 'to /'],
    ['/admin/ceremonies', 1, 'to /'],
  ])('%s for role %s: %s', (path, role, result) => {
    expect(at(path, role, whole)).toBe(result);
  });
});

describe('with a link to a page', () => {
  const visit = (pathname: string, roleId?: number, signIn: 'here' | 'portal' = 'here') =>
    summary(
      checkVisit({
        pathname,
        session: roleId === undefined ? undefined : signedInSession(roleId),
        paths: site,
        routes: sectionRoutes,
        signIn,
        linked: { section: 'applications', id: 'AG-2026-008' },
      }),
    );

  test('opens it, after the sign-in if necessary', () => {
    const signIn = 'to /login?consola=%2Fapplications%2FAG-2026-008';
    expect(visit('/admin')).toBe(signIn);
    expect(visit('/login')).toBe('sign-in');
    expect(visit('/login', 1)).toBe('to /admin/applications/AG-2026-008');
    expect(visit('/admin', 1)).toBe('to /admin/applications/AG-2026-008');
    expect(visit('/admin', undefined, 'portal')).toBe('to /admin/applications/AG-2026-008');
  });

  test('admits nobody else, and concerns no page of the host', () => {
    expect(visit('/login', 2)).toBe('to /');
    expect(visit('/', 1)).toBe('outside');
  });
});

test('the address of an application outlasts the sign-in; other pages lead to the dashboard', () => {
  expect(at('/admin/applications/AG-2026-008')).toBe(
    'to /login?consola=%2Fapplications%2FAG-2026-008',
  );
  expect(at('/admin/applications')).toBe('to /login');
  expect(at('/admin/titles')).toBe('to /login');
});

test.each([
  ['/login', 'here', 'sign-in'],
  ['/login', 'portal', 'outside'],
  ['/admin', 'here', 'dashboard'],
  ['/admin/applications/AG-2026-008', 'here', 'applications'],
  ['/admin/titles', 'portal', 'titles'],
  ['/admin/unknown', 'here', 'outside'],
  ['/', 'here', 'outside'],
] as const)(
  'while the session is not known, %s shows everybody (%s) %s',
  (pathname, signIn, result) => {
    const visit = { pathname, session: undefined, paths: site, routes: sectionRoutes, signIn };
    expect(summary(firstScreen(visit))).toBe(result);
  },
);
