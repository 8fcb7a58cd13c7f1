import { useState } from 'react';
import { ExportButtons } from '#admin-console/export/export-buttons.tsx';
import { todayOf } from '#domain/calendar/calendar-date.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { newestFirst } from '#domain/ceremony/newest-first.ts';
import { useText } from '#messages/messages-context.tsx';
import { useGraduation } from '#provider/graduation-context.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { PrinterIcon } from '#ui/icon/icons.tsx';
import type { PrintSheet } from '#ui/print-frame/print-frame.ts';
import { usePrinting } from '#ui/print-frame/use-printing.ts';
import { Select } from '#ui/select/select.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { ceremonyLabel } from '../ceremony-label.ts';
import { type CallScriptState, useCallScript } from './call-script.controller.ts';
import { callScriptMessages } from './call-script.messages.ts';
import { CallScriptBody } from './call-script-body.tsx';
import { callScriptFileName, callScriptTable } from './call-script-file.flow.ts';
import { callScriptSheet } from './call-script-sheet.ts';

interface CallScriptDialogProps {
  readonly ceremonies: readonly Ceremony[];
  /** The initially selected ceremony. */
  readonly initialId: number | undefined;
  readonly onClose: () => void;
}

/** Selects a ceremony, shows its call script, and prints or downloads it. */
export function CallScriptDialog({ ceremonies, initialId, onClose }: CallScriptDialogProps) {
  const text = useText(callScriptMessages);
  const { messages } = text;
  const { report } = useGraduation();
  const [chosenId, setChosenId] = useState(initialId);
  const ceremony = ceremonies.find(({ id }) => id === chosenId);
  const state = useCallScript(ceremonies, ceremony);
  const print = usePrinting();
  const [hasFailed, setFailed] = useState(false);
  const tryPrint = (sheet: PrintSheet) => {
    setFailed(false);
    print(sheet).catch((error: unknown) => {
      setFailed(true);
      report(error);
    });
  };

  return (
    <Dialog
      title={messages.title}
      isOpen
      size="large"
      onClose={onClose}
      footer={<ScriptActions state={state} onPrint={tryPrint} onClose={onClose} />}
    >
      <Stack>
        <Select<Ceremony>
          label={messages.ceremony}
          items={newestFirst(ceremonies)}
          itemKey={({ id }) => String(id)}
          itemLabel={(option) => ceremonyLabel(option, text)}
          value={ceremony ?? null}
          onChange={({ id }) => setChosenId(id)}
          placeholder={messages.chooseCeremony}
        />
        <CallScriptBody state={state} />
        {hasFailed && (
          <Alert tone="danger" live="assertive">
            {messages.printFailed}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}

type ReadyScript = Extract<CallScriptState, { status: 'ready' }>;

interface ScriptActionsProps {
  readonly state: CallScriptState;
  readonly onPrint: (sheet: PrintSheet) => void;
  readonly onClose: () => void;
}

function ScriptActions({ state, onPrint, onClose }: ScriptActionsProps) {
  const { messages, format, locale } = useText(callScriptMessages);
  const ready = state.status === 'ready' && state.script.graduates.length > 0 ? state : undefined;

  const file = ({ ceremony, script }: ReadyScript) => ({
    nameOf: () => callScriptFileName(ceremony, messages),
    table: callScriptTable(script, messages),
  });
  const print = () => {
    if (ready === undefined) return;
    const { ceremony, script } = ready;
    onPrint(callScriptSheet({ ceremony, script, messages, locale, today: todayOf(new Date()) }));
  };
  return (
    <>
      <Button variant="quiet" onClick={onClose}>
        {messages.close}
      </Button>
      <ExportButtons
        file={ready && (() => file(ready))}
        savedText={(count) => format(messages.exported, { count })}
      >
        {messages.download}
      </ExportButtons>
      <Button icon={<PrinterIcon />} disabled={ready === undefined} onClick={print}>
        {messages.print}
      </Button>
    </>
  );
}
