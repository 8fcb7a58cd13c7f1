import { useState } from 'react';
import { GraduationProvider } from '../../provider/graduation-provider.tsx';
import { WidgetFrame } from '../../provider/widget-frame.tsx';
import { memoryRouter } from '../../routing/memory-router.ts';
import type { AuthAdapter } from '../../session/auth-adapter.ts';
import { DataScope } from '../data/data-scope.tsx';
import { ConsoleScope } from '../shell/console-scope.tsx';
import { ApplicationsSection } from './applications-section.tsx';

interface ApplicationsStageProps {
  readonly auth: AuthAdapter;
  readonly colorScheme: 'light' | 'dark';
  /** Where the person is. @default '/admin/applications' */
  readonly address?: string | undefined;
  /** How long an answer may take. @default 800 */
  readonly timeoutMs?: number | undefined;
}

/** The section in what the console gives it, without the console around it: for stories. */
export function ApplicationsStage({
  auth,
  colorScheme,
  address,
  timeoutMs = 800,
}: ApplicationsStageProps) {
  const [router] = useState(() => memoryRouter(address ?? '/admin/applications'));
  return (
    <GraduationProvider
      api={{ baseUrl: '', timeoutMs }}
      auth={auth}
      router={router}
      theme={{ colorScheme }}
    >
      <ConsoleScope router={router}>
        <DataScope>
          <WidgetFrame>
            <div style={{ padding: '1.5em', minHeight: '100vh', boxSizing: 'border-box' }}>
              <ApplicationsSection />
            </div>
          </WidgetFrame>
        </DataScope>
      </ConsoleScope>
    </GraduationProvider>
  );
}
