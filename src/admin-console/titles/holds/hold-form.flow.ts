import type { Checked, Values } from '#admin-console/form/form.flow.ts';
import type { HoldChange } from '#api/titles/title-holds.ts';
import type { TitleHold } from '#domain/registry/title-hold.ts';
import { lettersAndDigits } from '#domain/text/text-fold.ts';

/** Checks and trims the reason, which a hold and its end need. */
export function checkHold(
  values: Values<'reason'>,
  hold: Omit<HoldChange, 'reason'>,
): Checked<'reason', 'reasonRequired', HoldChange> {
  const reason = values.reason.trim();
  if (lettersAndDigits(reason) === '') {
    return { status: 'invalid', problems: { reason: 'reasonRequired' } };
  }
  return { status: 'valid', input: { ...hold, reason } };
}

/** True if an entry of the list is the one that a form would make. */
export function isSameHold({ titleId, kind, reason }: TitleHold, input: HoldChange): boolean {
  return titleId === input.titleId && kind === input.kind && reason === input.reason;
}
