import { useEffect, useMemo, useRef, useState } from 'react';
import type { Application } from '../../domain/application/application.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { Stack } from '../../ui/stack/stack.styles.ts';
import { SectionPage } from '../frame/section-page.tsx';
import { RetryAlert } from '../list/retry-alert.tsx';
import { applicationsMessages } from './applications.messages.ts';
import { BulkApprovalDialog } from './bulk-approval/bulk-approval-dialog.tsx';
import { DecisionDialog } from './decision/decision-dialog.tsx';
import { RejectDialog } from './decision/reject-dialog.tsx';
import { ApplicationDetailDialog } from './detail/application-detail-dialog.tsx';
import type { RowDeeds } from './list/application-actions.tsx';
import {
  type ApplicationDialog,
  type ApplicationsController,
  useApplicationList,
} from './list/applications.controller.ts';
import { ApplicationsList } from './list/applications-list.tsx';
import { ApplicationsToolbar } from './list/applications-toolbar.tsx';
import { ResultLine } from './list/result-line.tsx';
import { createSelection, SelectionProvider } from './list/selection-store.ts';
import { useFocusReturn } from './list/use-focus-return.ts';

/** 'Solicitudes' (spec §2): the requests for a degree title and everything that can be done with them. */
export function ApplicationsSection() {
  const applications = useApplicationList();
  const { shown, dialog, open, ceremonies } = applications;
  const words = useMessages(applicationsMessages);
  const [selection] = useState(createSelection);
  const focus = useFocusReturn(shown, dialog.kind !== 'none');
  const deeds = useRowDeeds(open, focus.remember);
  const search = useRef<HTMLInputElement>(null);
  // The button goes when it is pressed, and would take the focus with it.
  const clear = () => {
    applications.clearFilters();
    search.current?.focus();
  };

  return (
    <SelectionProvider value={selection}>
      <SectionPage title={words.title}>
        <Stack $gap={4} ref={focus.areaRef}>
          <ApplicationsToolbar
            filters={applications.filters}
            options={applications.options}
            onChange={applications.setFilters}
            searchRef={search}
          />
          {ceremonies.status === 'failed' && (
            <RetryAlert tone="warning" title={ceremonies.sentence} onRetry={ceremonies.retry}>
              {words.ceremoniesUnknown}
            </RetryAlert>
          )}
          <ResultLine
            shown={shown}
            total={applications.total}
            isFiltered={applications.isFiltered && applications.list.status === 'ready'}
            onClear={clear}
            selection={selection}
            onApprove={(selected) => {
              focus.remember(undefined);
              open({ kind: 'bulk', applications: selected });
            }}
            countRef={focus.lastResortRef}
          />
          <ApplicationsList applications={applications} deeds={deeds} />
        </Stack>
      </SectionPage>
      <OpenDialog applications={applications} />
    </SelectionProvider>
  );
}

/** The columns keep these for as long as the section stands; what they do is always the latest. */
function useRowDeeds(
  open: (dialog: ApplicationDialog) => void,
  remember: (application: Application) => void,
): RowDeeds {
  const latest = useRef({ open, remember });
  useEffect(() => {
    latest.current = { open, remember };
  });
  return useMemo(() => {
    const opener = (kind: 'detail' | 'approve' | 'reject') => (application: Application) => {
      latest.current.remember(application);
      latest.current.open({ kind, application });
    };
    return {
      onView: opener('detail'),
      onApprove: opener('approve'),
      onReject: opener('reject'),
    };
  }, []);
}

function OpenDialog({ applications }: { readonly applications: ApplicationsController }) {
  const { dialog, close, duplicates } = applications;
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'detail':
      return (
        <ApplicationDetailDialog
          application={dialog.application}
          duplicates={duplicates.othersOf(dialog.application)}
          onClose={close}
        />
      );
    case 'approve':
      return <DecisionDialog kind="approve" application={dialog.application} onClose={close} />;
    case 'reject':
      return <RejectDialog application={dialog.application} onClose={close} />;
    case 'bulk':
      return <BulkApprovalDialog applications={dialog.applications} onClose={close} />;
    default:
      return dialog satisfies never;
  }
}
