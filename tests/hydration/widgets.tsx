import { AdminConsole, SignIn } from 'birrete/admin-console';
import {
  GraduationProvider,
  type GraduationProviderProps,
  GraduationWizard,
} from 'birrete/graduation-wizard';
import { LandingPage } from 'birrete/landing-page';
import type { RouterAdapter } from 'birrete/routing';
import { browserRouter, hashRouter, memoryRouter } from 'birrete/routing';
import { useNextRouter } from 'birrete/routing/next';
import { reactRouter } from 'birrete/routing/react-router';
import { tanstackRouter } from 'birrete/routing/tanstack-router';
import { StatusLookup } from 'birrete/status-lookup';
import { createFakeAuth } from 'birrete/testing';
import { createDemoUniversity } from 'birrete/testing/university';
import { TitleVerification } from 'birrete/title-verification';
import { type ReactNode, StrictMode, useState } from 'react';

/** A signed-in registrar, so that the mounted console has content. */
const makeAuth = () => createFakeAuth({ role: 1 });

interface HostProps extends Pick<GraduationProviderProps, 'isolation'> {
  readonly makeRouter?: () => RouterAdapter;
  readonly children: ReactNode;
}

function Host({ makeRouter, isolation, children }: HostProps) {
  const [auth] = useState(makeAuth);
  const [router] = useState(() => makeRouter?.());
  return (
    <StrictMode>
      <GraduationProvider api={{ baseUrl: '' }} auth={auth} router={router} isolation={isolation}>
        {children}
      </GraduationProvider>
    </StrictMode>
  );
}

/** The app router's hooks return the same values on the server and in the first render of the browser. */
function InNext() {
  const [auth] = useState(makeAuth);
  const place = { pathname: '/portal/reports', searchParams: new URLSearchParams() };
  const router = useNextRouter(place, { mount: '/portal' });
  return (
    <GraduationProvider api={{ baseUrl: '' }} auth={auth} router={router}>
      <AdminConsole />
    </GraduationProvider>
  );
}

const here = { pathname: '/admin/reports', search: '', hash: '' };
const nobody = () => () => undefined;

/** The members of the hosts' routers that the adapters use. They never navigate. */
const reactRouterLike = {
  basename: undefined,
  state: { location: here, blockers: new Map() },
  subscribe: nobody,
  navigate: async () => undefined,
  createHref: ({ pathname }: { pathname: string }) => pathname,
  getBlocker: () => ({ state: 'unblocked' as const }),
  deleteBlocker: () => undefined,
};
const tanstackLike = {
  basepath: '/',
  history: {
    location: here,
    subscribe: nobody,
    push: () => undefined,
    replace: () => undefined,
    createHref: (path: string) => path,
    block: nobody,
  },
};

/** The lists of the fake API, in which the page's first ceremony has an older name. */
function listsOfPage() {
  const { ceremonies, careers, genders } = createDemoUniversity({ today: '2026-06-15' });
  const [first, ...others] = ceremonies.filter(({ status }) => status === 'ABIERTO');
  return { ceremonies: [{ ...first, name: 'Acto de la página' }, ...others], careers, genders };
}

const reports = <AdminConsole institution="Universidad Central" />;

/** Every widget in a host's page, by the name of the page. */
export const pages: Readonly<Record<string, () => ReactNode>> = {
  wizard: () => (
    <Host>
      <GraduationWizard statusHref="/estado" homeHref="/" />
    </Host>
  ),
  'wizard-with-lists': () => (
    <Host>
      <GraduationWizard statusHref="/estado" homeHref="/" lists={listsOfPage()} />
    </Host>
  ),
  status: () => (
    <Host>
      <StatusLookup />
    </Host>
  ),
  'status-in-a-shadow-root': () => (
    <Host isolation="shadow">
      <StatusLookup />
    </Host>
  ),
  verification: () => (
    <Host>
      <TitleVerification />
    </Host>
  ),
  landing: () => (
    <Host>
      <LandingPage applyHref="/solicitar" statusHref="/estado" loginHref="/login" />
    </Host>
  ),
  'landing-restored': () => (
    <StrictMode>
      <GraduationProvider api={{ baseUrl: '' }}>
        <LandingPage applyHref="/solicitar" statusHref="/estado" loginHref="/login" />
      </GraduationProvider>
    </StrictMode>
  ),
  'sign-in': () => (
    <StrictMode>
      <GraduationProvider api={{ baseUrl: '' }}>
        <SignIn institution="Universidad Central" />
      </GraduationProvider>
    </StrictMode>
  ),
  'console-memory': () => <Host makeRouter={() => memoryRouter('/admin/reports')}>{reports}</Host>,
  'console-browser': () => (
    <Host makeRouter={() => browserRouter({ mount: '/console-browser' })}>{reports}</Host>
  ),
  'console-hash': () => <Host makeRouter={hashRouter}>{reports}</Host>,
  'console-react-router': () => (
    <Host makeRouter={() => reactRouter(reactRouterLike)}>{reports}</Host>
  ),
  'console-tanstack-router': () => (
    <Host makeRouter={() => tanstackRouter(tanstackLike)}>{reports}</Host>
  ),
  'console-next': () => <InNext />,
  'console-frame': () => (
    <Host makeRouter={() => memoryRouter('/admin/reports')}>
      <AdminConsole institution="Universidad Central" serverRendered />
    </Host>
  ),
  'console-sign-in': () => (
    <StrictMode>
      <GraduationProvider api={{ baseUrl: '' }} router={memoryRouter('/login')}>
        <AdminConsole serverRendered />
      </GraduationProvider>
    </StrictMode>
  ),
  'console-restored': () => (
    <StrictMode>
      <GraduationProvider
        api={{ baseUrl: '' }}
        router={browserRouter({ mount: '/console-restored' })}
      >
        <AdminConsole />
      </GraduationProvider>
    </StrictMode>
  ),
};
