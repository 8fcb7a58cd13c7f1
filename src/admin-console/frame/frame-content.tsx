import { useGraduation } from '#provider/graduation-context.ts';
import { ErrorBoundary } from '#react/error-boundary.tsx';
import type { RouterAdapter } from '#routing/router-adapter.ts';
import { SessionsDialog } from '../account/sessions-dialog.tsx';
import { DataScope } from '../data/data-scope.tsx';
import { ExpiryDialog } from '../navigation/expiry/expiry-dialog.tsx';
import { SessionOverDialog } from '../navigation/expiry/session-over-dialog.tsx';
import { LeaveGuard } from '../navigation/leave-guard.tsx';
import type { ConsoleRoute } from '../navigation/route.ts';
import { StepUpDialog } from '../step-up/step-up-dialog.tsx';
import type { AccountDialog } from './console-frame.tsx';
import { LazySection, SectionCrash } from './lazy-section.tsx';

export interface FrameContentProps {
  readonly router: RouterAdapter;
  readonly route: ConsoleRoute;
  readonly account: AccountDialog;
}

/** The section, the dialogs of the whole console, and the cache of the lists that they share. */
export function FrameContent({ router, route, account }: FrameContentProps) {
  const { report } = useGraduation();
  return (
    <DataScope>
      <ErrorBoundary
        key={route.id}
        onError={report}
        fallback={(retry) => <SectionCrash onRetry={retry} />}
      >
        <LazySection route={route} view={route.view} props={{}} />
      </ErrorBoundary>
      {account.isOpen && <SessionsDialog onClose={account.close} />}
      <LeaveGuard router={router} />
      <ExpiryDialog />
      <SessionOverDialog />
      <StepUpDialog />
    </DataScope>
  );
}
