import { GraduationProvider } from 'birrete/provider';
import { reactRouter } from 'birrete/routing/react-router';
import { StrictMode, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { FirstLists } from './first-lists.ts';
import type { PageSettings } from './page-settings.ts';
import type { SiteRouter } from './site-router.tsx';

interface SiteProps {
  readonly router: SiteRouter;
  readonly settings: PageSettings;
}

const theme = { colorScheme: 'auto' } as const;

/**
 * The whole site, rendered alike on the server and in the browser. The provider is above the router, so that session,
 * toasts and cached data survive a navigation.
 */
export function Site({ router, settings }: SiteProps) {
  const [adapter] = useState(() => reactRouter(router));
  const { api, messages, privacy, lists } = settings;
  return (
    <StrictMode>
      <GraduationProvider
        api={api}
        router={adapter}
        theme={theme}
        messages={messages}
        {...(privacy && { privacy })}
      >
        <FirstLists value={lists}>
          <RouterProvider router={router} />
        </FirstLists>
      </GraduationProvider>
    </StrictMode>
  );
}
