import { useState } from 'react';
import { completeCeremony } from '../../../api/ceremonies/ceremonies.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { resources } from '../../data/resources.ts';
import { useChange } from '../../data/use-change.ts';
import { useDialogForm } from '../../form/use-dialog-form.ts';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import { ceremonyDialogsMessages } from '../ceremony-dialogs.messages.ts';
import { useLeftBehind } from './left-behind.controller.ts';
import {
  currentChoice,
  planStatusChange,
  reopens,
  type StatusChoice,
  type StatusPlan,
  stopsApplications,
} from './status-change.flow.ts';

/** The dedicated call to complete, a full update otherwise, none for no change. */
export function useChangeStatus(ceremony: Ceremony, onClose: () => void) {
  const ceremonyWords = useMessages(ceremoniesMessages);
  const { defaultNote } = useMessages(ceremonyDialogsMessages);
  const [choice, choose] = useState<StatusChoice | null>(currentChoice(ceremony) ?? null);
  const [saved] = useState(() => ({ notes: formatMessage(defaultNote, { name: ceremony.name }) }));
  const change = useChange(resources.ceremonies, ceremonyWords.statusFailed);
  const plan = choice === null ? undefined : planStatusChange(ceremony, choice);
  const isCompleting = plan?.kind === 'complete';
  const isReopening = choice !== null && reopens(ceremony, choice);
  const findings = useLeftBehind(ceremony, isCompleting || isReopening);
  const isChecked = findings?.status === 'checked';

  const complete = (notes: string) =>
    change.run({
      row: ceremony,
      call: (api, row) => completeCeremony(api, row, notes),
      after: (row) => ({ ...row, status: 'completed' }),
      done: ceremonyWords.ceremonyCompleted,
      onDone: onClose,
    });
  const update = ({ input, status }: Extract<StatusPlan, { kind: 'update' }>) =>
    change.run({
      row: ceremony,
      call: (api, row) => resources.ceremonies.update(api, row, { ...input, status }),
      after: (row) => ({ ...row, status }),
      done: ceremonyWords.statusUpdated,
      onDone: onClose,
    });
  const form = useDialogForm({
    fields: ['notes'],
    saved,
    // Notes of nothing but spaces are blank: the default note is sent.
    check: ({ notes }) => ({ status: 'valid', input: notes.trim() || saved.notes }),
    onValid: (notes) => {
      if (plan === undefined || plan.kind === 'incomplete') return;
      if (plan.kind === 'none') return onClose();
      if (plan.kind === 'complete') return complete(notes);
      update(plan);
    },
    onClose,
  });

  return {
    form,
    change,
    choice,
    choose,
    /** What the choice asks of the server; undefined while nothing is chosen. */
    plan,
    /** Whether the ceremony would stop taking applications. */
    isStopping: choice !== null && stopsApplications(ceremony, choice),
    isCompleting,
    /** What would be left behind, or why that is not known. */
    leftBehind: isReopening && isChecked ? undefined : findings,
    /** How many titles a ceremony has that would be reopened; 0 when there is nothing to warn of. */
    reopenedTitles: isReopening && isChecked ? findings.titles : 0,
    /** Nothing is sent before the person could read what it brings along. */
    canChange: plan !== undefined && plan.kind !== 'incomplete' && findings?.status !== 'checking',
  };
}
