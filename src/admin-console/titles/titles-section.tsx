import { ExportButtons } from '#admin-console/export/export-buttons.tsx';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { lazyView } from '#react/lazy.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { resources } from '../data/resources.ts';
import { useInvalidate } from '../data/use-invalidate.ts';
import { SectionPage } from '../frame/section-page.tsx';
import { LazyDialog } from '../list/lazy-dialog.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { useConsole } from '../navigation/console-context.ts';
import { DraftScope } from '../navigation/drafts/draft-scope.tsx';
import type { TitleHandovers } from './collection/title-handovers.controller.ts';
import { actionOf, holdActionOf } from './corrections/correction-actions.tsx';
import type { TitleCorrections } from './corrections/corrections.controller.ts';
import { titleCorrectionsMessages } from './corrections/corrections.messages.ts';
import { useNoteColumn } from './corrections/note-column.controller.ts';
import { TitleDetail } from './detail/title-detail.tsx';
import { TitleCounters } from './list/title-counters.tsx';
import { draftPlaceOf } from './list/title-drafts.ts';
import { type TitlesController, useTitleList } from './list/titles.controller.ts';
import { titleTable } from './list/titles.flow.ts';
import { TitlesPage } from './list/titles-page.tsx';
import { OpenPrintDialog } from './print/open-print-dialog.tsx';
import { PrintShownButton } from './print/print-shown-button.tsx';
import { useCanPrint } from './print/use-can-print.ts';
import { RegistryCheckDialog } from './registry-check/registry-check-dialog.tsx';
import { titlesMessages } from './titles.messages.ts';

const bulkIssueDialog = lazyView(() =>
  import('./bulk-issue/bulk-issue-dialog.tsx').then((file) => file.BulkIssueDialog),
);

const correctionDialog = lazyView(() =>
  import('./corrections/correction-dialog.tsx').then((file) => file.CorrectionDialog),
);

const holdDialog = lazyView(() =>
  import('./holds/hold-dialog.tsx').then((file) => file.HoldDialog),
);

const handoverBookDialog = lazyView(() =>
  import('./handover/book/handover-book-dialog.tsx').then((file) => file.HandoverBookDialog),
);

const titleHandoverDialog = lazyView(() =>
  import('./handover/title-handover-dialog.tsx').then((file) => file.TitleHandoverDialog),
);

/** 'Títulos Emitidos': list, export and check of the issued titles, and bulk issue. */
export function TitlesSection() {
  const titles = useTitleList();
  const messages = useMessages(titlesMessages);
  return (
    <SectionPage title={messages.title} actions={<RegisterActions titles={titles} />}>
      <DraftScope place={draftPlaceOf(titles.dialog)}>
        <OpenDialog titles={titles} />
      </DraftScope>
      <UnreadList list={titles.corrections} />
      <UnreadList list={titles.handovers} />
      <TitleCounters titles={titles} />
      <FilteredList titles={titles} />
    </SectionPage>
  );
}

interface TitlesProps {
  readonly titles: TitlesController;
}

/** Says that titles are not marked, or not filtered, by a list beside theirs. */
function UnreadList({ list }: { readonly list: TitleCorrections | TitleHandovers }) {
  if (list.status !== 'failed') return null;
  return (
    <RetryAlert tone="warning" onRetry={list.retry}>
      {list.message}
    </RetryAlert>
  );
}

/** Actions on the whole register; those on the titles that the filters show are below the filters. */
function RegisterActions({ titles }: TitlesProps) {
  const { list, open, handovers } = titles;
  const messages = useMessages(titlesMessages);
  const { can } = useConsole();
  const isEmpty = list.rows.length === 0;
  return (
    <>
      <Button variant="secondary" disabled={isEmpty} onClick={() => open({ kind: 'check' })}>
        {messages.checkBook}
      </Button>
      {handovers.status !== 'not-offered' && (
        <Button variant="secondary" disabled={isEmpty} onClick={() => open({ kind: 'handovers' })}>
          {messages.handoverBook}
        </Button>
      )}
      {can('titles.issue') && (
        <Button onClick={() => open({ kind: 'bulk' })}>{messages.bulkIssue}</Button>
      )}
    </>
  );
}

function FilteredList({ titles }: TitlesProps) {
  const { list, open } = titles;
  const messages = useMessages(titlesMessages);
  const canExport = useConsole().can('titles.export');
  const canPrint = useCanPrint();
  const actions = (
    <>
      {canExport && <ExportShownButtons titles={titles} />}
      {canPrint && (
        <PrintShownButton
          isEmpty={list.shown.length === 0}
          onPrint={() => open({ kind: 'print-shown' })}
        />
      )}
    </>
  );
  return (
    <Stack $gap={4}>
      <ListToolbar
        list={list}
        messages={messages}
        actions={canExport || canPrint ? actions : undefined}
      />
      <TitlesPage titles={titles} />
    </Stack>
  );
}

function ExportShownButtons({ titles }: TitlesProps) {
  const { list, corrections } = titles;
  const { rows, shown } = list;
  const { messages, format } = useText(titlesMessages);
  const noteColumn = useNoteColumn(rows, corrections.historyOf);
  const file = () => ({
    nameOf: (date: string) => format(messages.csvName, { date }),
    table: titleTable(shown, messages, noteColumn),
  });
  return (
    <ExportButtons
      file={shown.length === 0 ? undefined : file}
      savedText={(count) => format(messages.exported, { count })}
    >
      {messages.exportCsv}
    </ExportButtons>
  );
}

function OpenDialog({ titles }: TitlesProps) {
  const { list, dialog, close } = titles;
  const { messages, format } = useText(titlesMessages);
  const corrections = useMessages(titleCorrectionsMessages);
  const invalidate = useInvalidate();
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'detail':
      return <TitleDetail titles={titles} title={dialog.row} />;
    case 'correction': {
      const { row: title, correction: kind } = dialog;
      return (
        <LazyDialog
          view={correctionDialog}
          props={{ title, kind, onClose: close }}
          title={corrections[actionOf[kind]]}
        />
      );
    }
    case 'hold': {
      const { row: title, change: kind } = dialog;
      return (
        <LazyDialog
          view={holdDialog}
          props={{ title, kind, onClose: close }}
          title={corrections[holdActionOf[kind]]}
        />
      );
    }
    case 'hand-over':
      return (
        <LazyDialog
          view={titleHandoverDialog}
          props={{ title: dialog.row, onClose: close }}
          title={format(messages.handOver, { row: dialog.row.fullName })}
        />
      );
    case 'handovers':
      return (
        <LazyDialog
          view={handoverBookDialog}
          props={{
            titles: list.rows,
            historyOf: titles.corrections.historyOf,
            recording: dialog.recording,
            onClose: close,
          }}
          title={messages.handoverBook}
          size="large"
        />
      );
    case 'print':
      return (
        <OpenPrintDialog
          selected={[dialog.row]}
          rows={list.rows}
          historyOf={titles.corrections.historyOf}
          onClose={close}
        />
      );
    case 'print-shown':
      return (
        <OpenPrintDialog
          selected={list.shown}
          rows={list.rows}
          historyOf={titles.corrections.historyOf}
          onClose={close}
        />
      );
    case 'check':
      return (
        <RegistryCheckDialog
          titles={list.rows}
          historyOf={titles.corrections.historyOf}
          onClose={close}
        />
      );
    case 'bulk': {
      const onIssued = () => void invalidate(resources.titles);
      return (
        <LazyDialog
          view={bulkIssueDialog}
          props={{ isOpen: true, onClose: close, onIssued }}
          title={messages.bulkIssue}
          size="large"
        />
      );
    }
    default:
      return dialog satisfies never;
  }
}
