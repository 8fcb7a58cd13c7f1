import { type ReactNode, useState } from 'react';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { WidgetFrame } from '../provider/widget-frame.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import type { AuthAdapter } from '../session/auth-adapter.ts';
import { DataScope } from './data/data-scope.tsx';
import { ConsoleScope } from './shell/console-scope.tsx';

/** What each section's own stage takes as well. */
export interface StageProps {
  readonly auth: AuthAdapter;
  readonly colorScheme: 'light' | 'dark';
  /** Milliseconds until a call counts as unanswered. @default 800 */
  readonly timeoutMs?: number | undefined;
  /** BCP 47 tag. @default the provider's */
  readonly locale?: string | undefined;
}

interface ConsoleStageProps extends StageProps {
  /** Where the person is, seen from the site: '/admin/config/users'. */
  readonly address: string;
  readonly children: ReactNode;
}

/** What the console gives a section, without the console around it: for stories. */
export function ConsoleStage(props: ConsoleStageProps) {
  const { auth, colorScheme, timeoutMs = 800, locale, address, children } = props;
  const [router] = useState(() => memoryRouter(address));
  return (
    <GraduationProvider
      api={{ baseUrl: '', timeoutMs }}
      auth={auth}
      router={router}
      theme={{ colorScheme }}
      locale={locale}
    >
      <ConsoleScope router={router}>
        <DataScope>
          <WidgetFrame>
            <div style={{ padding: '1.5em', minHeight: '100vh', boxSizing: 'border-box' }}>
              {children}
            </div>
          </WidgetFrame>
        </DataScope>
      </ConsoleScope>
    </GraduationProvider>
  );
}
