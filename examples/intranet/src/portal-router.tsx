import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Link,
  lazyRouteComponent,
  Outlet,
  redirect,
  useNavigate,
} from '@tanstack/react-router';
import { HomePage } from './pages/home-page.tsx';
import { SignInPage } from './pages/sign-in-page.tsx';
import { portalMessages } from './portal.messages.ts';
import type { PortalSession } from './portal-session.ts';
import { usePortal } from './use-portal.ts';

/** The context of the portal's routes. */
interface PortalContext {
  readonly session: PortalSession;
}

const root = createRootRouteWithContext<PortalContext>()();

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/entrar',
  validateSearch: ({ volver }: Record<string, unknown>) =>
    typeof volver === 'string' && /^\/(?![/\\])/.test(volver) ? { volver } : {},
  beforeLoad: ({ context, search }) => {
    if (context.session.getAccount() !== undefined) {
      throw redirect({ href: search.volver ?? '/portal', replace: true });
    }
  },
  component: SignInPage,
});

/** All pages except the sign-in require a user. Stores the requested address. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: ({ context, location }) => {
    if (context.session.getAccount() === undefined) {
      throw redirect({ to: '/entrar', search: { volver: location.href } });
    }
  },
  component: PortalFrame,
});

const start = createRoute({
  getParentRoute: () => inside,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/portal' });
  },
});

const home = createRoute({
  getParentRoute: () => inside,
  path: '/portal',
  component: HomePage,
});

/** The console routes below this path itself; for the portal it is one page. */
const graduations = createRoute({
  getParentRoute: () => inside,
  path: '/portal/grados',
  component: lazyRouteComponent(() => import('./pages/graduations-page.tsx'), 'GraduationsPage'),
});

const graduationSections = createRoute({ getParentRoute: () => graduations, path: '$' });

const routes = root.addChildren([
  signIn,
  inside.addChildren([start, home, graduations.addChildren([graduationSections])]),
]);

/** The portal's routes. */
export function createPortalRouter(session: PortalSession) {
  return createRouter({ routeTree: routes, context: { session } });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
}

/** The portal around every page: name, navigation and sign-out. */
function PortalFrame() {
  const { session, account } = usePortal();
  const navigate = useNavigate();
  const signOut = async () => {
    await session.signOut().catch(() => undefined);
    await navigate({ to: '/entrar' });
  };

  return (
    <div className="portal">
      <header className="portal-bar">
        <strong>{portalMessages.name}</strong>
        <nav aria-label={portalMessages.menu}>
          <Link to="/portal" activeOptions={{ exact: true }}>
            {portalMessages.start}
          </Link>
          {account?.hasGraduations === true && (
            <Link to="/portal/grados">{portalMessages.graduations}</Link>
          )}
        </nav>
        <span className="portal-account">{account?.fullName}</span>
        <button type="button" onClick={() => void signOut()}>
          {portalMessages.signOut}
        </button>
      </header>
      <div className="portal-page">
        <Outlet />
      </div>
    </div>
  );
}
