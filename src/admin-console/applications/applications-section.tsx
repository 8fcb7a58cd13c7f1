import { useCallback } from 'react';
import type { Application } from '#domain/application/application.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { lazyView } from '#react/lazy.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Prerender } from '#ui/idle/prerender.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { SectionPage } from '../frame/section-page.tsx';
import { LazyDialog } from '../list/lazy-dialog.tsx';
import { ListTable } from '../list/list-table.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { useListFocus } from '../list/use-list-focus.ts';
import { type DraftPlace, DraftScope } from '../navigation/drafts/draft-scope.tsx';
import type { ConsoleAction } from '../permissions/console-actions.ts';
import { ApplicationDetailDialog } from './application-detail-dialog.tsx';
import { shortNameOf } from './application-names.ts';
import { applicationsMessages } from './applications.messages.ts';
import { BulkApprovalDialog } from './bulk-approval/bulk-approval-dialog.tsx';
import { BulkRejectionDialog } from './bulk-rejection/bulk-rejection-dialog.tsx';
import { DecisionDialog } from './decision/decision-dialog.tsx';
import { RejectDialog } from './decision/reject-dialog.tsx';
import { applicationDetailMessages } from './detail/application-detail.messages.ts';
import type { LinkedApplication } from './detail/linked-application.flow.ts';
import { UnopenedApplicationDialog } from './detail/unopened-application-dialog.tsx';
import type { ApplicationDialog, BulkDecision, RowDialog } from './list/application-dialog.ts';
import { type ApplicationsController, useApplicationList } from './list/applications.controller.ts';
import { BulkChoice } from './list/bulk-choice.tsx';

/** 'Solicitudes': lists the applications for a degree title, and edits, approves and rejects them. */
export function ApplicationsSection() {
  const applications = useApplicationList();
  const { list, columns, ceremonies, wordingRequests, dialog, linked, selection, canDecide, open } =
    applications;
  const [first] = list.rows;
  const { messages, format } = useText(applicationsMessages);
  const areaRef = useListFocus({ shown: list.shown, dialog });
  const view = useCallback((row: Application) => open({ kind: 'detail', row }), [open]);
  const counts = { shown: list.shown.length, total: list.rows.length };

  return (
    <>
      <SectionPage title={messages.title} documentTitle={useLinkTitle(linked)}>
        <Stack $gap={4} ref={areaRef}>
          <ListToolbar
            list={list}
            messages={messages}
            count={list.isFiltered ? format(messages.showing, counts) : undefined}
            actions={
              canDecide ? (
                <BulkChoice
                  shown={list.shown}
                  selection={selection}
                  onDecide={(kind, selected) => open({ kind, applications: selected })}
                />
              ) : null
            }
          />
          {wordingRequests.failure !== undefined && (
            <RetryAlert tone="warning" onRetry={wordingRequests.failure.retry}>
              {wordingRequests.failure.message}
            </RetryAlert>
          )}
          {ceremonies.status === 'failed' && (
            <RetryAlert tone="warning" title={ceremonies.message} onRetry={ceremonies.retry}>
              {messages.ceremoniesUnknown}
            </RetryAlert>
          )}
          <ListTable
            label={messages.title}
            list={list}
            columns={columns}
            onRowOpen={view}
            rowsLabel={(count) => format(messages.rowCount, { count })}
            empty={messages.empty}
            emptyFiltered={messages.empty}
          />
        </Stack>
      </SectionPage>
      <DraftScope place={placeOf(applications.dialog)}>
        <OpenDialog applications={applications} />
      </DraftScope>
      {first && (
        <Prerender>
          {(['detail', 'reject'] as const).map((kind) => (
            <OpenDialog
              key={kind}
              applications={{ ...applications, dialog: { kind, row: first } }}
            />
          ))}
        </Prerender>
      )}
    </>
  );
}

/** The document's title at the address of an application: its own. */
function useLinkTitle(linked: LinkedApplication | undefined): string | undefined {
  const {
    messages: { title },
    format,
  } = useText(applicationDetailMessages);
  if (linked === undefined) return undefined;
  const code = linked.status === 'found' ? linked.row.code : '';
  return format(title, { code: code || linked.key });
}

/** Loaded when a wording request is opened. */
const wordingRequestDialog = lazyView(() =>
  import('./wording-requests/wording-request-dialog.tsx').then((file) => file.WordingRequestDialog),
);

function OpenDialog({ applications }: { readonly applications: ApplicationsController }) {
  const { dialog, close, open, duplicates, wordingRequests } = applications;
  const messages = useMessages(applicationsMessages);
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'detail':
      return (
        <ApplicationDetailDialog
          application={dialog.row}
          duplicates={duplicates.othersOf(dialog.row)}
          wordingRequest={wordingRequests.proofs.get(dialog.row.id)?.wordingRequest}
          onReviewWordingRequest={() => open({ kind: 'wording-request', row: dialog.row })}
          onClose={close}
        />
      );
    case 'wording-request': {
      const proof = wordingRequests.proofs.get(dialog.row.id);
      if (proof === undefined) return null;
      return (
        <LazyDialog
          view={wordingRequestDialog}
          props={{ application: dialog.row, proof, onClose: close }}
          title={messages.corrections}
        />
      );
    }
    case 'unopened':
      return <UnopenedApplicationDialog application={dialog.application} onClose={close} />;
    case 'approve':
      return <DecisionDialog kind="approve" application={dialog.row} onClose={close} />;
    case 'reject':
      return <RejectDialog application={dialog.row} onClose={close} />;
    case 'approve-all':
      return <BulkApprovalDialog applications={dialog.applications} onClose={close} />;
    case 'reject-all':
      return <BulkRejectionDialog applications={dialog.applications} onClose={close} />;
    default:
      return dialog satisfies never;
  }
}

/** The action that continues with the input of each dialog. */
const draftActions = {
  detail: 'applications.edit',
  approve: 'applications.approve',
  reject: 'applications.reject',
  'wording-request': 'applications.decide-correction',
  'approve-all': 'applications.approve',
  'reject-all': 'applications.reject',
} as const satisfies Record<RowDialog | BulkDecision, ConsoleAction>;

function placeOf(dialog: ApplicationDialog | undefined): DraftPlace | undefined {
  if (dialog === undefined || dialog.kind === 'unopened') return undefined;
  const { kind } = dialog;
  const rows = 'row' in dialog ? [dialog.row] : dialog.applications;
  const [only] = rows.length === 1 ? rows : [];
  const name = only && shortNameOf(only);
  return { action: draftActions[kind], kind, ids: rows.map(({ id }) => id), name };
}
