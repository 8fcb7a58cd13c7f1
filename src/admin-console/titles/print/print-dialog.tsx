import { useMemo, useState } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { rowsOf, useList } from '#admin-console/data/use-list.ts';
import { documentProblemsMessages } from '#admin-console/document-problems/document-problems.messages.ts';
import { kindName } from '#admin-console/document-problems/problem-text.ts';
import type { TemplateSummary } from '#domain/document/print.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DownloadIcon, PrinterIcon } from '#ui/icon/icons.tsx';
import { Select } from '#ui/select/select.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Text } from '#ui/text/text.tsx';
import type { EditionDraft } from './edition-choice.tsx';
import { HeldNote } from './held-note.tsx';
import { useLastDocument } from './last-document.ts';
import { printMessages } from './print.messages.ts';
import { type PrintControls, usePrintRun } from './print-run.controller.ts';
import { fileSizes, hasProblems, isRefused, isUnderWay, partsOf } from './print-run.flow.ts';
import { PrintState } from './print-state.tsx';

interface PrintDialogProps {
  /** In register order. */
  readonly titles: readonly IssuedTitle[];
  /** Titles of the selection that are not printed because the university reviews them. */
  readonly held: readonly IssuedTitle[];
  readonly onClose: () => void;
}

/** The sheets per file unless the user chooses others. */
const usualSize = 100;

/** 'Imprimir documentos': chooses a document, reports problems, and saves the files. */
export function PrintDialog({ titles, held, onClose }: PrintDialogProps) {
  const messages = useMessages(printMessages);
  const print = usePrintRun();
  const last = useLastDocument();
  const templates = useList(resources.documentTemplates);
  const [chosen, setTemplate] = useState<TemplateSummary>();
  const template = chosen ?? rowsOf(templates).find(({ id }) => id === last.read());
  const [perFile, setPerFile] = useState<number>(usualSize);
  const [edition, setEdition] = useState<EditionDraft>({ reason: undefined, isTried: false });
  const { phase } = print.run;
  const isBusy = isUnderWay(print.run);
  // The pressed button disappears.
  const close = useFocusWhen<HTMLButtonElement>(phase.kind === 'done');
  const order = useMemo(
    () => template && { template, parts: partsOf(titles, template.kind, perFile) },
    [template, titles, perFile],
  );
  const start = (how: 'again' | 'copy') => {
    if (order === undefined) return;
    last.remember(order.template.id);
    print.start(order, how);
  };
  const wasSaved = phase.kind === 'ready' && order !== undefined && print.wasSaved(order);
  const proceed = () => {
    const reason = edition.reason?.trim();
    if (reason === '') setEdition({ ...edition, isTried: true });
    else print.proceed(reason);
  };

  return (
    <Dialog
      title={titles.length + held.length === 1 ? messages.printOne : messages.printMany}
      isOpen
      onClose={onClose}
      isDismissable={!isBusy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy} buttonRef={close}>
            {phase.kind === 'done' ? messages.close : messages.cancel}
          </Button>
          <Action
            print={print}
            isReady={template !== undefined && titles.length > 0}
            wasSaved={wasSaved}
            onStart={start}
            onProceed={proceed}
          />
        </>
      }
    >
      <Stack>
        {phase.kind === 'ready' ? (
          <>
            <HeldNote titles={held} />
            {titles.length > 0 && (
              <Choice
                titles={titles}
                template={template}
                onTemplate={setTemplate}
                perFile={perFile}
                onPerFile={setPerFile}
              />
            )}
            {wasSaved && (
              <Alert tone="info" live="polite">
                {messages.savedBefore}
              </Alert>
            )}
          </>
        ) : (
          <PrintState run={print.run} edition={edition} onEdition={setEdition} />
        )}
      </Stack>
    </Dialog>
  );
}

interface ActionProps {
  readonly print: PrintControls;
  readonly isReady: boolean;
  /** True if this tab has saved these documents already. */
  readonly wasSaved: boolean;
  readonly onStart: (how: 'again' | 'copy') => void;
  /** Prints what the check found, in the chosen form. */
  readonly onProceed: () => void;
}

/** The main action of the phase. */
function Action({ print, isReady, wasSaved, onStart, onProceed }: ActionProps) {
  const messages = useMessages(printMessages);
  const { phase } = print.run;
  switch (phase.kind) {
    case 'ready':
      return wasSaved ? (
        <>
          <Button variant="secondary" onClick={() => onStart('copy')}>
            {messages.anotherCopy}
          </Button>
          <Button icon={<DownloadIcon />} onClick={() => onStart('again')}>
            {messages.saveSame}
          </Button>
        </>
      ) : (
        <Button icon={<PrinterIcon />} disabled={!isReady} onClick={() => onStart('copy')}>
          {messages.print}
        </Button>
      );
    case 'doubtful':
      return isRefused(phase.problems) ? null : (
        <Button onClick={onProceed}>
          {hasProblems(phase.problems) ? messages.printAnyway : messages.print}
        </Button>
      );
    case 'printing':
      return (
        <Button variant="secondary" onClick={print.pause}>
          {messages.pause}
        </Button>
      );
    case 'paused':
      return <Button onClick={() => print.proceed()}>{messages.resume}</Button>;
    case 'asking':
      return (
        <>
          <Button variant="secondary" onClick={() => print.answer('arrived')}>
            {messages.arrived}
          </Button>
          <Button onClick={() => print.answer('missing')}>{messages.printCopy}</Button>
        </>
      );
    case 'checking':
    case 'pausing':
      return <Button isBusy>{messages.print}</Button>;
    case 'done':
      return null;
    default:
      return phase satisfies never;
  }
}

interface ChoiceProps {
  readonly titles: readonly IssuedTitle[];
  readonly template: TemplateSummary | undefined;
  readonly onTemplate: (template: TemplateSummary) => void;
  readonly perFile: number;
  readonly onPerFile: (perFile: number) => void;
}

/** The document, and the sheets per file of a long print. */
function Choice({ titles, template, onTemplate, perFile, onPerFile }: ChoiceProps) {
  const { messages, format } = useText(printMessages);
  const kinds = useMessages(documentProblemsMessages);
  const templates = useList(resources.documentTemplates);
  if (templates.status === 'loading') return <Skeleton lines={4} />;
  if (templates.status === 'failed') {
    return <RetryAlert onRetry={templates.retry}>{templates.message}</RetryAlert>;
  }
  if (templates.rows.length === 0) return <Alert tone="info">{messages.noTemplates}</Alert>;
  const [only] = titles;
  return (
    <>
      <Text>
        {titles.length === 1
          ? only?.fullName
          : format(messages.selection, { count: titles.length })}
      </Text>
      <Select
        label={messages.document}
        items={templates.rows}
        itemKey={({ id }) => String(id)}
        itemLabel={(each) => templateLabel(each, messages.templateName, kindName(each.kind, kinds))}
        value={template ?? null}
        onChange={onTemplate}
        isRequired
      />
      {titles.length > fileSizes[0] && (
        <Select
          label={messages.perFile}
          hint={messages.perFileHint}
          items={fileSizes}
          itemKey={String}
          itemLabel={String}
          value={perFile}
          onChange={onPerFile}
        />
      )}
    </>
  );
}

/** The name, with the kind unless the name begins with it. */
function templateLabel({ name }: TemplateSummary, message: string, kind: string): string {
  return name.startsWith(kind) ? name : formatMessage(message, { name, kind });
}
