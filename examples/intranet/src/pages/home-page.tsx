import { Link } from '@tanstack/react-router';
import { portalMessages } from '../portal.messages.ts';
import { usePortal } from '../use-portal.ts';

/** The portal's tiles. */
export function HomePage() {
  const { account } = usePortal();
  return (
    <main className="portal-home">
      <h1>
        {portalMessages.greeting}, {account?.fullName}
      </h1>
      <p>{account?.department}</p>
      <ul className="portal-tiles">
        {account?.hasGraduations === true && (
          <li>
            <Link to="/portal/grados">
              <strong>{portalMessages.graduations}</strong>
              <span>{portalMessages.graduationsText}</span>
            </Link>
          </li>
        )}
        <li>
          <div>
            <strong>{portalMessages.payroll}</strong>
            <span>{portalMessages.payrollText}</span>
            <em>{portalMessages.soon}</em>
          </div>
        </li>
      </ul>
    </main>
  );
}
