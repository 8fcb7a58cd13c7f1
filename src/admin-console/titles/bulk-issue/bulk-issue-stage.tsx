import { useState } from 'react';
import { GraduationProvider } from '../../../provider/graduation-provider.tsx';
import { WidgetFrame } from '../../../provider/widget-frame.tsx';
import { memoryRouter } from '../../../routing/memory-router.ts';
import type { AuthAdapter } from '../../../session/auth-adapter.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DataScope } from '../../data/data-scope.tsx';
import { ConsoleScope } from '../../shell/console-scope.tsx';
import { BulkIssueDialog } from './bulk-issue-dialog.tsx';

interface BulkIssueStageProps {
  readonly auth: AuthAdapter;
  readonly colorScheme: 'light' | 'dark';
  readonly onIssued: () => void;
  /** Milliseconds until a call counts as unanswered. @default 800 */
  readonly timeoutMs?: number | undefined;
  /** BCP 47 tag. @default the provider's */
  readonly locale?: string | undefined;
}

/** The dialog behind a button, in what the console gives it: for stories. */
export function BulkIssueStage(props: BulkIssueStageProps) {
  const { auth, colorScheme, onIssued, timeoutMs = 800, locale } = props;
  const [router] = useState(() => memoryRouter('/admin/titles'));
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
              <Opener onIssued={onIssued} />
            </div>
          </WidgetFrame>
        </DataScope>
      </ConsoleScope>
    </GraduationProvider>
  );
}

function Opener({ onIssued }: Pick<BulkIssueStageProps, 'onIssued'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Emisión Masiva</Button>
      <BulkIssueDialog isOpen={isOpen} onClose={() => setOpen(false)} onIssued={onIssued} />
    </>
  );
}
