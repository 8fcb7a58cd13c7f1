import { GraduationProvider, type GraduationProviderProps } from 'birrete';
import { reactRouter } from 'birrete/routing/react-router';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { readMeta } from './read-meta.ts';
import { createSiteRouter, type SiteRouter } from './site-router.tsx';

interface SiteProps {
  readonly router: SiteRouter;
}

const theme = { colorScheme: 'auto' } as const;

/** The provider is above the router, so that session, toasts and cached data survive a navigation. */
function Site({ router }: SiteProps) {
  const [adapter] = useState(() => reactRouter(router));
  const [api] = useState(() => ({ baseUrl: readMeta('api'), extras: readExtras() }));
  const [privacy] = useState(readPrivacy);
  const [messages] = useState(readMessages);
  return (
    <GraduationProvider
      api={api}
      router={adapter}
      theme={theme}
      messages={messages}
      {...(privacy && { privacy })}
    >
      <RouterProvider router={router} />
    </GraduationProvider>
  );
}

type Extras = NonNullable<GraduationProviderProps['api']['extras']>;

/** The server's extras, so that the sign-in page need not ask for them; undefined if the API announces them itself. */
function readExtras(): Extras | undefined {
  const names = readMeta('extras');
  return names === '' ? undefined : names.split(', ').filter(isExtra);
}

/** The page and the API are of the same version, so every name is known. */
function isExtra(name: string): name is Extras[number] {
  return name !== '';
}

/** The notice or authorisation about personal data, if the server has one. */
function readPrivacy(): GraduationProviderProps['privacy'] {
  const privacy = readMeta('privacy');
  return privacy === '' ? undefined : JSON.parse(privacy);
}

/** The sign-in button with the name of the university's accounts, if the server has one. */
function readMessages() {
  const account = readMeta('account');
  return account === '' ? {} : { signIn: { through: `Entrar con ${account}` } };
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <Site router={createSiteRouter()} />
  </StrictMode>,
);
