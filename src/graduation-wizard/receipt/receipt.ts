import { ruleOf } from '#domain/application/field-names.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import type { Career } from '#domain/degree/career.ts';
import type { ApplicationDraft, Choices } from '../draft/application-draft.ts';
import type { Received } from '../draft/submission-result.ts';
import { type PersonLine, personLines } from '../steps/person-lines.ts';

/** An application that the university received. */
export interface SentApplication extends Received {
  readonly draft: ApplicationDraft;
  readonly choices: Choices;
}

/** The content of a receipt. */
export interface Receipt extends Received {
  readonly ceremony: Ceremony | undefined;
  readonly career: Career | undefined;
  /** The fields that the table of application fields allows on paper. */
  readonly person: readonly PersonLine[];
}

export function receiptOf({ draft, choices, ...received }: SentApplication): Receipt {
  return {
    ...received,
    ceremony: choices.ceremonies.find(({ id }) => id === draft.ceremonyId),
    career: choices.careers.find(({ id }) => id === draft.careerId),
    person: personLines(draft, choices).filter(({ field }) => ruleOf(field).receipt === true),
  };
}
