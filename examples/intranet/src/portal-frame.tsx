import { Link, Outlet, useNavigate } from '@tanstack/react-router';
import { portalMessages } from './portal.messages.ts';
import { usePortal } from './use-portal.ts';

/** The portal around every page: name, navigation and sign-out. */
export function PortalFrame() {
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
