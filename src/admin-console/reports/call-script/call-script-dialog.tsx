import { useState } from 'react';
import { formatLongDate, todayOf } from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { newestFirst } from '../../../domain/ceremony/newest-first.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DownloadIcon, PrinterIcon } from '../../../ui/icon/icons.tsx';
import { saveFile } from '../../../ui/save-file/save-file.ts';
import { Select } from '../../../ui/select/select.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { type CallScriptState, useCallScript } from './call-script.controller.ts';
import { type CallScriptWords, callScriptMessages } from './call-script.messages.ts';
import { CallScriptBody } from './call-script-body.tsx';
import { callScriptCsv, callScriptFileName } from './call-script-file.flow.ts';
import { callScriptSheet } from './call-script-sheet.ts';
import { usePrinting } from './print.controller.ts';

interface CallScriptDialogProps {
  readonly ceremonies: readonly Ceremony[];
  /** The ceremony that is chosen at first. */
  readonly initialId: number | undefined;
  readonly onClose: () => void;
}

/** Chooses a ceremony, shows its call script, and prints or downloads it. */
export function CallScriptDialog({ ceremonies, initialId, onClose }: CallScriptDialogProps) {
  const words = useMessages(callScriptMessages);
  const locale = useLocale();
  const { report } = useGraduation();
  const [chosenId, setChosenId] = useState(initialId);
  const ceremony = ceremonies.find(({ id }) => id === chosenId);
  const state = useCallScript(ceremonies, ceremony);
  const printing = usePrinting(report);

  return (
    <Dialog
      title={words.title}
      isOpen
      size="large"
      onClose={onClose}
      footer={<ScriptActions state={state} onPrint={printing.print} onClose={onClose} />}
    >
      <Stack>
        <Select<Ceremony>
          label={words.ceremony}
          items={newestFirst(ceremonies)}
          itemKey={({ id }) => String(id)}
          itemLabel={(one) => optionLabel(one, words, locale)}
          value={ceremony ?? null}
          onChange={({ id }) => setChosenId(id)}
          placeholder={words.chooseCeremony}
        />
        <CallScriptBody state={state} />
        {printing.hasFailed && (
          <Alert tone="danger" live="assertive">
            {words.printFailed}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}

function optionLabel({ id, name, date }: Ceremony, words: CallScriptWords, locale: string): string {
  return formatMessage(words.ceremonyWithDate, {
    name: name.trim() || formatMessage(words.ceremonyById, { id: String(id) }),
    date: date === undefined ? words.missing : formatLongDate(date, locale),
  });
}

interface ScriptActionsProps {
  readonly state: CallScriptState;
  readonly onPrint: ReturnType<typeof usePrinting>['print'];
  readonly onClose: () => void;
}

function ScriptActions({ state, onPrint, onClose }: ScriptActionsProps) {
  const words = useMessages(callScriptMessages);
  const locale = useLocale();
  const ready = state.status === 'ready' && state.script.graduates.length > 0 ? state : undefined;
  const isIdle = ready === undefined;

  const download = () => {
    if (ready === undefined) return;
    saveFile(callScriptCsv(ready.script, words), callScriptFileName(ready.ceremony, words));
  };
  const print = () => {
    if (ready === undefined) return;
    const { ceremony, script } = ready;
    onPrint(callScriptSheet({ ceremony, script, words, locale, today: todayOf(new Date()) }));
  };
  return (
    <>
      <Button variant="quiet" onClick={onClose}>
        {words.close}
      </Button>
      <Button variant="secondary" icon={<DownloadIcon />} disabled={isIdle} onClick={download}>
        {words.download}
      </Button>
      <Button icon={<PrinterIcon />} disabled={isIdle} onClick={print}>
        {words.print}
      </Button>
    </>
  );
}
