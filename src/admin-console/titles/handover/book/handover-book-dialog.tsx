import { useState } from 'react';
import { ExportButtons } from '#admin-console/export/export-buttons.tsx';
import type { Choice } from '#admin-console/list/list-filter.flow.ts';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import { DraftScope } from '#admin-console/navigation/drafts/draft-scope.tsx';
import { handoverMessages } from '#admin-console/titles/collection/handover.messages.ts';
import { type BookView, bookViews } from '#admin-console/titles/collection/handover-rows.flow.ts';
import { handOverPlace, recordingPlace } from '#admin-console/titles/list/title-drafts.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { HistoryOf } from '#domain/registry/title-history.ts';
import { useLocale, useMessages, useText } from '#messages/messages-context.tsx';
import { useGraduation } from '#provider/graduation-context.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { PrinterIcon } from '#ui/icon/icons.tsx';
import { usePrinting } from '#ui/print-frame/use-printing.ts';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { RecordHandoverDialog } from '../delivery/record-handover-dialog.tsx';
import { BookButtons, BookFilters } from '../handover.styles.ts';
import { TitleHandoverDialog } from '../title-handover-dialog.tsx';
import { type HandoverBookController, useHandoverBook } from './handover-book.controller.ts';
import { handoverLines, handoverTable } from './handover-csv.flow.ts';
import { HandoverTable } from './handover-table.tsx';
import { signatureSheet } from './signature-sheet.ts';

interface HandoverBookDialogProps {
  readonly titles: readonly IssuedTitle[];
  readonly historyOf: HistoryOf;
  /** The titles whose hand-over the user continues to record. */
  readonly recording?: readonly IssuedTitle[] | undefined;
  readonly onClose: () => void;
}

/** 'Libro de entregas': who collected which title and when, and which nobody has collected. */
export function HandoverBookDialog(props: HandoverBookDialogProps) {
  const { titles, historyOf, recording, onClose } = props;
  const book = useHandoverBook(titles, historyOf, recording);
  const { task, setTask, selectNone } = book;
  const closeTask = () => setTask(undefined);
  switch (task?.kind) {
    case 'record':
      return (
        <DraftScope place={recordingPlace(task.titles)}>
          <RecordHandoverDialog
            titles={task.titles}
            onClose={closeTask}
            onRecorded={() => {
              selectNone();
              closeTask();
            }}
          />
        </DraftScope>
      );
    case 'title':
      return (
        <DraftScope place={handOverPlace(task.title)}>
          <TitleHandoverDialog title={task.title} onClose={closeTask} />
        </DraftScope>
      );
    case undefined:
      return <Book book={book} onClose={onClose} />;
    default:
      return task satisfies never;
  }
}

interface BookProps {
  readonly book: HandoverBookController;
  readonly onClose: () => void;
}

function Book({ book, onClose }: BookProps) {
  const messages = useMessages(handoverMessages);
  const locale = useLocale();
  const { report } = useGraduation();
  const print = usePrinting();
  const [hasFailed, setFailed] = useState(false);
  const tryPrint = () => {
    setFailed(false);
    const titles = book.collectable.map(({ title }) => title);
    print(signatureSheet({ titles, messages, locale, today: book.today })).catch(
      (error: unknown) => {
        setFailed(true);
        report(error);
      },
    );
  };
  return (
    <Dialog
      title={messages.title}
      isOpen
      size="large"
      onClose={onClose}
      footer={<BookActions book={book} onPrint={tryPrint} onClose={onClose} />}
    >
      <Stack $gap={4}>
        <HandoverFilters book={book} />
        <HandoverTable book={book} />
        {hasFailed && (
          <Alert tone="danger" live="assertive">
            {messages.printFailed}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}

function BookActions({ book, onPrint, onClose }: BookProps & { readonly onPrint: () => void }) {
  const { shown, collectable, selected, view, setTask } = book;
  const { messages, format, locale } = useText(handoverMessages);
  const { can } = useConsole();
  const isEmpty = book.source.status !== 'ready' || shown.length === 0;
  const file = () => {
    const lines = handoverLines(shown);
    return {
      nameOf: (date: string) => format(messages.csvName, { date }),
      table: handoverTable(lines, messages, locale),
    };
  };
  const canRecord = view !== 'delivered' && can('titles.hand-over');
  return (
    <>
      <BookButtons>
        {can('titles.export') && (
          <ExportButtons
            file={isEmpty ? undefined : file}
            savedText={(count) => format(messages.exported, { count })}
          >
            {messages.exportCsv}
          </ExportButtons>
        )}
        {view !== 'delivered' && (
          <Button
            variant="secondary"
            icon={<PrinterIcon />}
            disabled={isEmpty || collectable.length === 0}
            onClick={onPrint}
          >
            {messages.print}
          </Button>
        )}
      </BookButtons>
      <BookButtons>
        <Button variant="quiet" onClick={onClose}>
          {messages.close}
        </Button>
        {canRecord && (
          <Button
            disabled={selected.length === 0}
            onClick={() => setTask({ kind: 'record', titles: selected.map(({ title }) => title) })}
          >
            {selected.length === 0
              ? messages.record
              : format(messages.recordSelected, { count: selected.length })}
          </Button>
        )}
      </BookButtons>
    </>
  );
}

/** Search, view and ceremony. */
function HandoverFilters({ book }: { readonly book: HandoverBookController }) {
  const { messages, format, longDate } = useText(handoverMessages);
  const all: Choice = { key: '', label: messages.everyCeremony };
  const ceremonies = book.ceremonies.map(
    ({ key, name, date }): Choice => ({
      key,
      label:
        date === undefined
          ? name
          : format(messages.ceremonyWithDate, { name, date: longDate(date) }),
    }),
  );
  return (
    <BookFilters role="search">
      <SearchField
        label={messages.search}
        placeholder={messages.searchPlaceholder}
        value={book.query}
        onChange={book.setQuery}
      />
      <Select<BookView>
        label={messages.show}
        items={bookViews}
        itemKey={(view) => view}
        itemLabel={(view) => messages[view]}
        value={book.view}
        onChange={book.setView}
      />
      <Select<Choice>
        label={messages.ceremonyFilter}
        items={[all, ...ceremonies]}
        itemKey={({ key }) => key}
        itemLabel={({ label }) => label}
        value={ceremonies.find(({ key }) => key === book.ceremony) ?? all}
        onChange={({ key }) => book.setCeremony(key)}
      />
    </BookFilters>
  );
}
