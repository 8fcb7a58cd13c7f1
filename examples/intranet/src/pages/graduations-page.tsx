import { useRouter } from '@tanstack/react-router';
import { AdminConsole, GraduationProvider } from 'birrete/admin-console';
import { externalToken } from 'birrete/auth/external-token';
import { ConstructedStyles } from 'birrete/constructed-styles';
import { tanstackRouter } from 'birrete/routing/tanstack-router';
import { useState } from 'react';
import type { PortalSession } from '../portal-session.ts';
import { usePortal } from '../use-portal.ts';

const theme = {
  brand: '#1c4f82',
  font: 'Arial, "Liberation Sans", Arimo, sans-serif',
  headingFont: 'Arial, "Liberation Sans", Arimo, sans-serif',
  radius: 'none',
  background: 'none',
  density: 'compact',
  colorScheme: 'auto',
} as const;

/** The console in the portal: sections under /portal/grados, with the portal's token and user. */
export function GraduationsPage() {
  const { session } = usePortal();
  const router = useRouter();
  const [adapters] = useState(() => ({
    auth: portalAuth(session, () => {
      const volver = router.state.location.href;
      session.drop();
      void router.navigate({ to: '/entrar', search: { volver } });
    }),
    router: tanstackRouter(router, { mount: '/portal' }),
  }));

  return (
    <ConstructedStyles>
      <GraduationProvider api={{ baseUrl: '' }} theme={theme} {...adapters}>
        <AdminConsole basePath="/grados" topBar={false} documentTitle={false} dashboard="live" />
      </GraduationProvider>
    </ConstructedStyles>
  );
}

/** Adapts the portal's session for the console. 'Cerrar sesión' is in the portal's bar. */
function portalAuth(session: PortalSession, onSessionOver: () => void) {
  return externalToken({
    getToken: ({ renew }) => session.getToken(renew),
    getUser: () => {
      const account = session.getAccount();
      return account && { fullName: account.fullName, isAdministrator: account.hasGraduations };
    },
    subscribe: session.subscribe,
    onSessionOver,
  });
}
