import { ruleOf } from '#domain/application/field-names.ts';
import type { Received } from '../draft/submission-result.ts';
import { type PersonLine, personLines } from '../steps/person-lines.ts';

/** The receipt states no gender. */
const noGenders = { genders: [] };

/** The content of a receipt. */
export interface Receipt extends Omit<Received, 'draft'> {
  /** The fields that the table of application fields allows on paper. */
  readonly person: readonly PersonLine[];
}

export function receiptOf({ draft, ...received }: Received): Receipt {
  return {
    ...received,
    person: personLines(draft, noGenders).filter(({ field }) => ruleOf(field).receipt === true),
  };
}
