import { useState } from 'react';
import { beginCreateOnce } from '#admin-console/data/create-once.ts';
import { resources } from '#admin-console/data/resources.ts';
import { useChange } from '#admin-console/data/use-change.ts';
import { useDialogForm } from '#admin-console/form/use-dialog-form.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { TitleHoldKind } from '#domain/registry/title-hold.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { holdActionOf } from '../corrections/correction-actions.tsx';
import { titleCorrectionsMessages } from '../corrections/corrections.messages.ts';
import { checkHold, isSameHold } from './hold-form.flow.ts';

export interface HoldOptions {
  readonly kind: TitleHoldKind;
  readonly title: IssuedTitle;
  readonly onClose: () => void;
}

const saved = { reason: '' };

/** The form that puts a title on hold or lifts the hold: its reason, and sending it exactly once. */
export function useHold({ kind, title, onClose }: HoldOptions) {
  const messages = useMessages(titleCorrectionsMessages);
  const change = useChange(resources.titleHolds, messages.holdFailed);
  const [create] = useState(() => beginCreateOnce({ ...resources.titleHolds, isSame: isSameHold }));
  const form = useDialogForm({
    fields: ['reason'],
    saved,
    firstFocus: 'reason',
    check: (values) => checkHold(values, { titleId: title.id, kind }),
    onValid: (hold, close) =>
      change.create({
        call: (api, known) => create(api, hold, known),
        done: messages[`${holdActionOf[kind]}Done`],
        onDone: () => close(),
      }),
    onClose,
    failure: change.failure,
    wireName: (field) => field,
  });
  return { form, change };
}
