import { GraduationProvider } from 'birrete/provider';
import { StrictMode } from 'react';
import { FirstLists } from './first-lists.ts';
import type { PageSettings } from './page-settings.ts';
import { SiteRouter } from './site-link.tsx';
import type { SiteVisits } from './site-visits.ts';
import { VisitedPage } from './visited-page.tsx';

interface SiteProps {
  readonly visits: SiteVisits;
  readonly settings: PageSettings;
}

const theme = { colorScheme: 'auto' } as const;

/**
 * The whole site, rendered alike on the server and in the browser. The provider is above the pages, so that session,
 * toasts and cached data survive a navigation.
 */
export function Site({ visits, settings }: SiteProps) {
  const { api, messages, privacy, lists } = settings;
  return (
    <StrictMode>
      <GraduationProvider
        api={api}
        router={visits.router}
        theme={theme}
        messages={messages}
        {...(privacy && { privacy })}
      >
        <FirstLists value={lists}>
          <SiteRouter value={visits.router}>
            <VisitedPage visits={visits} />
          </SiteRouter>
        </FirstLists>
      </GraduationProvider>
    </StrictMode>
  );
}
