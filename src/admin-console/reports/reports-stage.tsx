import { useState } from 'react';
import { GraduationProvider } from '../../provider/graduation-provider.tsx';
import { WidgetFrame } from '../../provider/widget-frame.tsx';
import { memoryRouter } from '../../routing/memory-router.ts';
import type { AuthAdapter } from '../../session/auth-adapter.ts';
import { DataScope } from '../data/data-scope.tsx';
import { ConsoleScope } from '../shell/console-scope.tsx';
import { ReportsSection } from './reports-section.tsx';

interface ReportsStageProps {
  readonly auth: AuthAdapter;
  readonly colorScheme: 'light' | 'dark';
  /** Where the person is. @default '/admin/reports' */
  readonly address?: string | undefined;
}

/** The section in what the console gives it, without the console around it: for stories. */
export function ReportsStage({ auth, colorScheme, address }: ReportsStageProps) {
  const [router] = useState(() => memoryRouter(address ?? '/admin/reports'));
  return (
    <GraduationProvider
      api={{ baseUrl: '', timeoutMs: 800 }}
      auth={auth}
      router={router}
      theme={{ colorScheme }}
    >
      <ConsoleScope router={router}>
        <DataScope>
          <WidgetFrame>
            <div style={{ padding: '1.5em', minHeight: '100vh', boxSizing: 'border-box' }}>
              <ReportsSection />
            </div>
          </WidgetFrame>
        </DataScope>
      </ConsoleScope>
    </GraduationProvider>
  );
}
