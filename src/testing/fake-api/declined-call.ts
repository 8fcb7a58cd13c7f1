import { type RefusalId, refusalFields, refusalMessage, refusals } from '#contract/refusals.ts';
import type { DeclinedInput } from '#contract/schema/read-input.ts';
import type { Refusal } from '#contract/schema/refusal.ts';

/** Thrown by a handler to decline a call with a status and a Spanish message. */
export class DeclinedCall extends Error {
  readonly status: number;
  readonly fields: DeclinedInput['fields'];
  readonly headers: Readonly<Record<string, string>>;

  constructor({ status, message, fields }: DeclinedInput, headers = {}) {
    super(message);
    this.name = 'DeclinedCall';
    this.status = status;
    this.fields = fields;
    this.headers = headers;
  }
}

/**
 * The declined call for a refusal, by its id or as a rule returns it.
 *
 * @param named the field's name in the body of the call, if it is not the one in the contract
 */
export function decline(refusal: RefusalId | Refusal<RefusalId>, named?: string): DeclinedCall {
  const declined = typeof refusal === 'string' ? { id: refusal } : refusal;
  const { status } = refusals[declined.id];
  const message = refusalMessage(declined);
  const fields = refusalFields(declined, named);
  return new DeclinedCall({ status, message, ...(fields === undefined ? {} : { fields }) });
}

/** Declines the call if a rule refuses it. @throws DeclinedCall */
export function demand(refusal: Refusal<RefusalId> | undefined, named?: string): void {
  if (refusal !== undefined) throw decline(refusal, named);
}
