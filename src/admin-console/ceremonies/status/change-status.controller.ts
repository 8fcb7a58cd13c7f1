import { useState } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { useChange } from '#admin-console/data/use-change.ts';
import { useDialogForm } from '#admin-console/form/use-dialog-form.ts';
import { completeCeremony } from '#api/ceremonies/ceremonies.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import { ceremonyDialogsMessages } from '../ceremony-dialogs.messages.ts';
import { useDependents } from './dependents.controller.ts';
import {
  currentChoice,
  planStatusChange,
  reopens,
  type StatusChoice,
  type StatusPlan,
  stopsApplications,
} from './status-change.flow.ts';

/** Changes a ceremony's status: by the dedicated call to complete it, otherwise by a full update. */
export function useChangeStatus(ceremony: Ceremony, onClose: () => void) {
  const { messages: ceremonyMessages, format } = useText(ceremoniesMessages);
  const { defaultNote } = useMessages(ceremonyDialogsMessages);
  const [choice, choose] = useState<StatusChoice | null>(currentChoice(ceremony) ?? null);
  const [saved] = useState(() => ({ notes: format(defaultNote, { name: ceremony.name }) }));
  const change = useChange(resources.ceremonies, ceremonyMessages.statusFailed);
  const plan = choice === null ? undefined : planStatusChange(ceremony, choice);
  const isCompleting = plan?.kind === 'complete';
  const isReopening = choice !== null && reopens(ceremony, choice);
  const dependents = useDependents(ceremony, isCompleting || isReopening);
  const isChecked = dependents?.status === 'checked';

  const complete = (notes: string, onDone: () => void) =>
    change.run({
      row: ceremony,
      call: (api, row) => completeCeremony(api, row, notes),
      after: (row) => ({ ...row, status: 'completed' }),
      done: ceremonyMessages.ceremonyCompleted,
      onDone,
    });
  const update = ({ input, status }: Extract<StatusPlan, { kind: 'update' }>, onDone: () => void) =>
    change.run({
      row: ceremony,
      call: (api, row) => resources.ceremonies.update(api, row, { ...input, status }),
      after: (row) => ({ ...row, status }),
      done: ceremonyMessages.statusUpdated,
      onDone,
    });
  const form = useDialogForm({
    fields: ['notes'],
    saved,
    // Blank notes are replaced by the default note.
    check: ({ notes }) => ({ status: 'valid', input: notes.trim() || saved.notes }),
    onValid: (notes, close) => {
      if (plan === undefined || plan.kind === 'incomplete') return;
      if (plan.kind === 'none') return close();
      if (plan.kind === 'complete') return complete(notes, close);
      update(plan, close);
    },
    onClose,
    failure: change.failure,
    wireName: (field) => field,
  });

  return {
    form,
    change,
    choice,
    choose,
    /** The required call; undefined without a choice. */
    plan,
    /** True if the ceremony would stop accepting applications. */
    isStopping: choice !== null && stopsApplications(ceremony, choice),
    isCompleting,
    /** The dependents to show, or the reason why they are unknown. */
    dependents: isReopening && isChecked ? undefined : dependents,
    /** The number of titles of a ceremony that would be reopened; 0 if no warning is needed. */
    reopenedTitles: isReopening && isChecked ? dependents.titles : 0,
    /** False until the consequences are shown. */
    canChange:
      plan !== undefined && plan.kind !== 'incomplete' && dependents?.status !== 'checking',
  };
}
