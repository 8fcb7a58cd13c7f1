import type { ApiClient } from '#api/client.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { ErrorBoundary } from '#react/error-boundary.tsx';
import type { RouterAdapter } from '#routing/router-adapter.ts';
import { SessionsDialog } from '../account/sessions-dialog.tsx';
import { DataScope } from '../data/data-scope.tsx';
import { FirstLists } from '../data/first-lists.tsx';
import type { ResourceName } from '../data/resource-name.ts';
import { ExpiryDialog } from '../navigation/expiry/expiry-dialog.tsx';
import { SessionOverDialog } from '../navigation/expiry/session-over-dialog.tsx';
import { LeaveGuard } from '../navigation/leave-guard.tsx';
import { type ConsoleRoute, offeredCalls } from '../navigation/route.ts';
import { StepUpDialog } from '../step-up/step-up-dialog.tsx';
import type { AccountDialog } from './console-frame.tsx';
import { LazySection, PendingSection, SectionCrash } from './lazy-section.tsx';

export interface FrameContentProps {
  readonly router: RouterAdapter;
  readonly route: ConsoleRoute;
  readonly account: AccountDialog;
}

/** The section, the dialogs of the whole console, and the cache of the lists that they share. */
export function FrameContent({ router, route, account }: FrameContentProps) {
  const { api, report } = useGraduation();
  return (
    <DataScope>
      <FirstLists names={firstLists(route, api)} pending={<PendingSection route={route} />}>
        <ErrorBoundary
          key={route.id}
          onError={report}
          fallback={(retry) => <SectionCrash onRetry={retry} />}
        >
          <LazySection route={route} view={route.view} props={{}} />
        </ErrorBoundary>
      </FirstLists>
      {account.isOpen && <SessionsDialog onClose={account.close} />}
      <LeaveGuard router={router} />
      <ExpiryDialog />
      <SessionOverDialog />
      <StepUpDialog />
    </DataScope>
  );
}

function firstLists(route: ConsoleRoute, api: ApiClient): readonly ResourceName[] {
  return offeredCalls(route, api).flatMap(({ list }) => list ?? []);
}
